import { clientsA } from './portrait-clients-a.ts';
import { clientsB } from './portrait-clients-b.ts';
import { team } from './portrait-team.ts';
import { n, type Scene, scene } from './scene.ts';

const size = { width: 640, height: 640, widths: [96, 192, 320, 640] };

/** How a person sits: the drawing style is one, but no two heads have the same shape. */
interface Pose {
  /** Degrees; the figure leans from its seat. */
  readonly lean: number;
  readonly wide: number;
  readonly tall: number;
  readonly scale: number;
  readonly x: number;
}

interface Portrait {
  readonly pose: Pose;
  readonly background: string;
  readonly body: string;
}

/** The middle of a head, from the upper edge, and where it is in the picture: near enough to be read at 40 pixels. */
const [HEAD, MIDDLE] = [268, 292];

const portrait = ([key, { pose, background, body }]: [string, Portrait]): Scene => {
  const { lean, wide, tall, scale, x } = pose;
  const place = `translate(${n(x)} ${MIDDLE}) rotate(${lean}) scale(${n(scale * wide)} ${n(scale * tall)}) translate(0 ${-HEAD})`;
  return scene({
    key: `people/${key}`,
    size,
    background,
    body: `<svg width="640" height="640" viewBox="-320 0 640 640"><g transform="${place}">${body}</g>
</svg>`,
  });
};

export const scenes: readonly Scene[] = Object.entries({ ...team, ...clientsA, ...clientsB }).map(portrait);

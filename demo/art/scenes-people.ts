import { clientsA } from './portrait-clients-a.ts';
import { clientsB } from './portrait-clients-b.ts';
import { team } from './portrait-team.ts';
import { type Scene, scene } from './scene.ts';

const size = { width: 640, height: 640, widths: [96, 192, 320, 640] };

const portrait = ([key, { background, body }]: [string, { background: string; body: string }]): Scene =>
  scene({
    key: `people/${key}`,
    size,
    background,
    body: `<svg width="640" height="640" viewBox="-320 0 640 640"><g transform="translate(0 -58) scale(1.15)">${body}</g>
</svg>`,
  });

export const scenes: readonly Scene[] = Object.entries({ ...team, ...clientsA, ...clientsB }).map(portrait);

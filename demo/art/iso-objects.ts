/** Objects on the desks of the service scenes. */
import { disc, ellipse, fill, hull, ink, lying, prism, project, rectangle, shadow, type Tones } from './iso.ts';
import { n, times } from './scene.ts';

/** The planes that all service scenes share. */
export const tone = {
  paper: { top: '#fbfaf3', left: '#e7e8dd', right: '#d3d8cc' },
  green: { top: '#2c8f6c', left: '#0d6b4e', right: '#075a41' },
  mint: { top: '#bfe3cf', left: '#8fc9ac', right: '#6fb393' },
  marigold: { top: '#f6b745', left: '#e0952a', right: '#c67c1c' },
  ink: { top: '#34423f', left: '#22302d', right: ink },
  wood: { top: '#ead7b4', left: '#d4b98a', right: '#bd9d6c' },
  clay: { top: '#d9825b', left: '#bf6743', right: '#a25334' },
} as const satisfies Record<string, Tones>;

const { wide, flat } = ellipse;

/** A round vessel on the desk: radius at the foot, at the rim, height. */
export function vessel(
  x: number,
  y: number,
  z: number,
  foot: number,
  rim: number,
  height: number,
  tones: Tones,
): string {
  const [cx, cy] = project(x, y, z);
  const ring = (radius: number, dy: number, from: number, to: number) =>
    Array.from({ length: 25 }, (_, i): [number, number] => {
      const angle = ((from + ((to - from) * i) / 24) * Math.PI) / 180;
      return [cx + radius * wide * Math.cos(angle), cy - dy + radius * flat * Math.sin(angle)];
    });
  const body = [...ring(foot, 0, 180, 0), ...ring(rim, height, 0, 180)];
  const shade = [...ring(foot, 0, 68, 0), ...ring(rim, height, 0, 68)];
  const mouth = `<ellipse cx="${n(cx)}" cy="${n(cy - height)}" rx="${n(rim * wide)}" ry="${n(rim * flat)}" fill="${tones.top}" stroke="${ink}" stroke-width="2.5"/>`;
  return `${fill(body, tones.left)}${fill(shade, tones.right)}${fill(body, 'none', 2.5)}${mouth}`;
}

/** A glass of milk tea on its saucer, found on every desk here. */
export function tea(x: number, y: number, shade: string): string {
  const [cx, cy] = project(x, y, 58);
  const steam = `<path d="M${n(cx - 9)} ${n(cy - 22)}c-9-13 9-22 1-36M${n(cx + 9)} ${n(cy - 26)}c-8-12 8-18 1-30" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" opacity="0.55"/>`;
  return `${shadow(disc(x, y, 34), 50, shade)}${prism(disc(x, y, 40), 0, 5, tone.paper)}${vessel(x, y, 5, 19, 25, 54, { top: '#fbfaf3', left: '#d9955c', right: '#bd7843' })}<ellipse cx="${n(cx)}" cy="${n(cy + 3)}" rx="24" ry="12" fill="#c98450"/>${steam}`;
}

/** A pencil on the desk; `degrees` rotates it about its blunt end. */
export function pencil(
  x: number,
  y: number,
  z: number,
  length: number,
  degrees: number,
  body: Tones = tone.marigold,
): string {
  const turn = (degrees * Math.PI) / 180;
  const along = (u: number, v: number): [number, number] => [
    x + u * Math.cos(turn) - v * Math.sin(turn),
    y + u * Math.sin(turn) + v * Math.cos(turn),
  ];
  const part = (from: number, to: number, tones: Tones) =>
    prism([along(from, 0), along(to, 0), along(to, 9), along(from, 9)], z, 8, tones, 2);
  const tip = (from: number, to: number, half: number, colour: string) => {
    const [a, b, c] = [along(from, 4.5 - half), along(from, 4.5 + half), along(to, 4.5)];
    return fill(
      hull([
        project(...a, z),
        project(...b, z),
        project(...a, z + half * 1.8),
        project(...b, z + half * 1.8),
        project(...c, z + 3),
      ]),
      colour,
      2,
    );
  };
  const parts = [
    part(0, 14, tone.clay),
    part(14, length - 24, body),
    `${tip(length - 24, length, 4.5, tone.wood.top)}${tip(length - 8, length, 1.6, ink)}`,
  ];
  const towardsViewer = Math.cos(turn) + Math.sin(turn) >= 0;
  return (towardsViewer ? parts : parts.reverse()).join('');
}

/** A sheet of paper with artwork drawn in its own coordinates. */
export function sheet(
  x: number,
  y: number,
  w: number,
  d: number,
  degrees: number,
  art: string,
  shade: string,
  colour = '#fbfaf3',
): string {
  return `${shadow(rectangle(x, y, w, d, 0, degrees), 10, shade)}${lying(x, y, 0, `<rect width="${w}" height="${d}" fill="${colour}" stroke="${ink}" stroke-width="2.5" stroke-linejoin="round"/>${art}`, degrees)}`;
}

/** A marigold seen from above: three rings of petals, in its own coordinates around 0, 0. */
export function marigold(radius: number): string {
  const ring = (count: number, reach: number, colour: string, turn: number) =>
    times(count, (i) => {
      const angle = (i * 360) / count + turn;
      const w = (reach * 3.4) / count;
      return `<path transform="rotate(${n(angle)})" d="M0 0C${n(w)} ${n(-reach * 0.5)} ${n(w * 1.25)} ${n(-reach * 0.95)} ${n(w * 0.35)} ${n(-reach)}Q0 ${n(-reach * 0.9)} ${n(-w * 0.35)} ${n(-reach)}C${n(-w * 1.25)} ${n(-reach * 0.95)} ${n(-w)} ${n(-reach * 0.5)} 0 0Z" fill="${colour}" stroke="${ink}" stroke-width="1.6" stroke-linejoin="round"/>`;
    });
  return `${ring(11, radius, '#f3aa2f', 0)}${ring(9, radius * 0.72, '#f6bd52', 14)}${ring(7, radius * 0.45, '#e0912a', 30)}<circle r="${n(radius * 0.12)}" fill="#c67c1c" stroke="${ink}" stroke-width="1.6"/>`;
}

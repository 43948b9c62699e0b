/**
 * A small isometric kit: points in space are projected to the drawing, solids become flat planes with an ink edge. x
 * runs to the lower right, y to the lower left, z upwards; one unit is one pixel along every axis.
 */
import { n } from './scene.ts';

/** A projected point, or a point on the ground before projection. */
export type Flat = readonly [number, number];
type Space = readonly [number, number, number];

/** The three tones of a solid: lit from above and from the left. */
export interface Tones {
  top: string;
  left: string;
  right: string;
}

export const ink = '#16211f';
const cos = Math.cos(Math.PI / 6);
const sin = 0.5;

/** A circle on the ground is an ellipse in the drawing: its semi-axes for radius 1. */
export const ellipse = { wide: Math.sqrt(1.5), flat: Math.SQRT1_2 } as const;

export const project = (x: number, y: number, z = 0): Flat => [(x - y) * cos, (x + y) * sin - z];

const at = ([x, y]: Flat) => `${n(x)} ${n(y)}`;
export const trace = (points: readonly Flat[], close = true): string =>
  points.length === 0 ? '' : `M${points.map(at).join('L')}${close ? 'Z' : ''}`;

export const fill = (points: readonly Flat[], colour: string, edge = 0): string =>
  `<path d="${trace(points)}" fill="${colour}"${edge ? ` stroke="${ink}" stroke-width="${edge}" stroke-linejoin="round"` : ''}/>`;

export const line = (points: readonly Flat[], width = 2, colour = ink, extra = ''): string =>
  `<path d="${trace(points, false)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

/** Draws flat artwork on any plane: `origin` is its upper left corner, `u` one unit to its right, `v` one unit down. */
export function plane(origin: Space, u: Space, v: Space, inner: string): string {
  const [a, b] = project(...u);
  const [c, d] = project(...v);
  const [e, f] = project(...origin);
  return `<g transform="matrix(${[a, b, c, d, e, f].map((value) => value.toFixed(4)).join(' ')})">${inner}</g>`;
}

/** Artwork on the desk, with the desk's x and y axes, optionally rotated by `degrees`. */
export const lying = (x: number, y: number, z: number, inner: string, degrees = 0): string =>
  plane([x, y, z], [1, 0, 0], [0, 1, 0], degrees ? `<g transform="rotate(${degrees})">${inner}</g>` : inner);

/** Artwork on a wall facing the lower left; origin is its upper left corner. */
export const facingLeft = (x: number, y: number, z: number, inner: string): string =>
  plane([x, y, z], [1, 0, 0], [0, 0, -1], inner);

/** Artwork on a wall facing the lower right; origin is its upper left corner. */
export const facingRight = (x: number, y: number, z: number, inner: string): string =>
  plane([x, y, z], [0, -1, 0], [0, 0, -1], inner);

/** The corners of a rectangle on the ground, rounded by `radius`, rotated by `degrees` about its first corner. */
export function rectangle(x: number, y: number, w: number, d: number, radius = 0, degrees = 0): Flat[] {
  const corners: Flat[] = [];
  const centres: [number, number, number][] = [
    [x + w - radius, y + radius, -90],
    [x + w - radius, y + d - radius, 0],
    [x + radius, y + d - radius, 90],
    [x + radius, y + radius, 180],
  ];
  for (const [cx, cy, start] of centres) {
    const steps = radius ? 8 : 0;
    for (let step = 0; step <= steps; step++) {
      const angle = ((start + (steps ? (90 * step) / steps : 0)) * Math.PI) / 180;
      corners.push([cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]);
    }
  }
  const turn = (degrees * Math.PI) / 180;
  return corners.map(([px, py]) => [
    x + (px - x) * Math.cos(turn) - (py - y) * Math.sin(turn),
    y + (px - x) * Math.sin(turn) + (py - y) * Math.cos(turn),
  ]);
}

/** A circle on the ground as a polygon. */
export const disc = (x: number, y: number, radius: number): Flat[] =>
  Array.from({ length: 64 }, (_, index) => {
    const angle = (index / 64) * Math.PI * 2;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

/** The convex hull of points. */
export function hull(points: readonly Flat[]): Flat[] {
  const sorted = [...points].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const half = (list: Flat[]) => {
    const kept: Flat[] = [];
    for (const p of list) {
      for (;;) {
        const [b, a] = [kept.at(-1), kept.at(-2)];
        if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        kept.pop();
      }
      kept.push(p);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const lift = (base: readonly Flat[], z: number): Flat[] => base.map(([x, y]) => project(x, y, z));

/** The flat shadow of a solid, cast to the right. */
export function shadow(base: readonly Flat[], height: number, colour: string, reach = 0.7): string {
  const moved = base.map(([x, y]): Flat => [x + height * reach, y - height * reach * 0.45]);
  return fill(hull([...lift(base, 0), ...lift(moved, 0)]), colour);
}

const area = (base: readonly Flat[]) =>
  base.reduce((sum, [x, y], i) => {
    const [nx, ny] = base[(i + 1) % base.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0);

/** A convex ground shape raised by `height`; `edge` is the outline's width, sharp vertical edges get a thinner line. */
export function prism(base: readonly Flat[], z: number, height: number, tones: Tones, edge = 2.5): string {
  const turn = area(base) < 0 ? -1 : 1;
  const sides: string[] = [];
  const creases: string[] = [];
  base.forEach((from, i) => {
    const to = base[(i + 1) % base.length] ?? from;
    const before = base[(i + base.length - 1) % base.length] ?? from;
    const normal = (p: Flat, q: Flat): Flat => [(q[1] - p[1]) * turn, (p[0] - q[0]) * turn];
    const [nx, ny] = normal(from, to);
    if (nx + ny <= 0.001) return;
    const wall = [project(...from, z), project(...to, z), project(...to, z + height), project(...from, z + height)];
    const tone = nx > ny ? tones.right : tones.left;
    sides.push(`<path d="${trace(wall)}" fill="${tone}" stroke="${tone}" stroke-width="0.6"/>`);
    const [bx, by] = normal(before, from);
    const bend = Math.abs(Math.atan2(ny, nx) - Math.atan2(by, bx));
    if (edge && bx + by > 0.001 && bend > 0.6 && bend < 5.6)
      creases.push(line([project(...from, z), project(...from, z + height)], edge * 0.7));
  });
  const top = lift(base, z + height);
  const outline = hull([...lift(base, z), ...top]);
  const rim = edge
    ? `<path d="${trace(top)}" fill="none" stroke="${ink}" stroke-width="${edge * 0.7}" stroke-linejoin="round"/>`
    : '';
  const border = edge
    ? `<path d="${trace(outline)}" fill="none" stroke="${ink}" stroke-width="${edge}" stroke-linejoin="round"/>`
    : '';
  return `${sides.join('')}${fill(top, tones.top)}${creases.join('')}${rim}${border}`;
}

/** A box on the ground or above it. */
export const box = (
  x: number,
  y: number,
  z: number,
  w: number,
  d: number,
  h: number,
  tones: Tones,
  edge = 2.5,
): string => prism(rectangle(x, y, w, d), z, h, tones, edge);

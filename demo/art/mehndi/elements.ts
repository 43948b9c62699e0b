/** Henna strokes. Everything is drawn in `currentColor`, about 100 units large around 0, 0 unless said otherwise. */
import { betweenCurve, innerCurve, paisleyCurve } from '../../live/mehndi/motifs.ts';
import { n, times } from '../scene.ts';
import { along, type Cubic, cubicPath } from './curves.ts';

/** Places an element: moved, rotated, scaled. Stroke width is divided by the scale so that lines stay even. */
export const put = (element: string, x: number, y: number, scale = 1, turn = 0, stroke = 2.6): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(scale)})" stroke-width="${n(stroke / Math.abs(scale))}">${element}</g>`;

/** The group that contains all henna strokes. */
export const inHenna = (colour: string, content: string, stroke = 2.6): string =>
  `<g color="${colour}" fill="none" stroke="currentColor" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round">${content}</g>`;

export const dot = (x: number, y: number, r: number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="currentColor" stroke="none"/>`;

const turned = (count: number, make: (index: number) => string, offset = 0) =>
  times(count, (index) => `<g transform="rotate(${n((index * 360) / count + offset)})">${make(index)}</g>`);

/** A leaf from 0, 0 to 0, -100 with one half hatched. */
export const leaf = `<path d="M0 0C-30-22-34-64 0-100C34-64 30-22 0 0Z"/><path d="M0 0V-84M0-14 17-30M0-28 22-46M0-42 23-58M0-56 20-70"/>`;

/** A small solid drop from 0, 0 to 0, -100. */
export const drop = `<path d="M0 0C-26-20-22-60 0-100C22-60 26-20 0 0Z" fill="currentColor"/>`;

/** A flower of radius 50: round petals with veins about a dark eye. */
export const flower = (petals: number): string =>
  `${turned(petals, () => {
    const half = 50 * Math.sin(Math.PI / petals);
    return `<path d="M${n(-half * 0.42)}-17C${n(-half * 1.25)}-34 ${n(-half * 0.9)}-50 0-50C${n(half * 0.9)}-50 ${n(half * 1.25)}-34 ${n(half * 0.42)}-17"/><path d="M0-24V-39M${n(-half * 0.34)}-25 ${n(-half * 0.5)}-36M${n(half * 0.34)}-25 ${n(half * 0.5)}-36"/>`;
  })}<circle r="15"/><circle r="8" fill="currentColor"/>`;

/** The parts of a paisley in drawing order; the last one is the lace around it. */
export const paisleyParts: readonly string[] = [
  `<path d="${cubicPath(paisleyCurve)}"/>`,
  `<path d="${cubicPath(innerCurve)}"/>${along(betweenCurve, 17)
    .map(({ x, y }) => dot(x, y, 1.7))
    .join('')}${along([0, 47, 27, 47, 45.5, 28, 45.5, 3, 45.5, -14, 36, -26, 28, -34], 9)
    .slice(1)
    .map(({ x, y }) => dot(x, y, 1.7))
    .join('')}`,
  `<g transform="translate(1 12) scale(.5)">${flower(8)}</g>`,
  `<path d="M-4-16C-14-30-12-48-2-62"/>${[
    [-10, -30, 0.17, -62],
    [-10, -42, 0.16, 44],
    [-11, -27, 0.18, 58],
    [-3, -60, 0.14, 12],
    [25, -8, 0.2, 34],
    [18, -18, 0.19, 12],
    [-24, -10, 0.2, -24],
    [28, 24, 0.16, 118],
    [-26, 26, 0.16, -122],
  ]
    .map(
      ([x = 0, y = 0, scale = 1, turn = 0]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drop}</g>`,
    )
    .join('')}`,
  along(paisleyCurve, 66)
    .filter((place, index) => index % 2 === 0 && !(place.y < -46 && place.x > 14))
    .map(
      (place) =>
        `<g transform="translate(${n(place.x)} ${n(place.y)}) rotate(${n(place.angle)})"><path d="M-5.200 0C-5.200-8 5.200-8 5.200 0"/>${dot(0, -11, 1.9)}</g>`,
    )
    .join(''),
];

/** A finished paisley; without its lace it fits into narrower spaces. */
export const paisley = (lace = true): string => paisleyParts.slice(0, lace ? 5 : 4).join('');

/** Leaves in pairs along a curve, getting smaller, with dots in between. `size` is the length of the largest leaf. */
export function vine(curve: Cubic, pairs: number, size: number, stroke = 2.6): string {
  const places = along(curve, pairs + 2);
  const leaves = places.slice(1, -1).map((place, index) => {
    const scale = (size * (1 - (index / pairs) * 0.45)) / 100;
    const side = index % 2 ? 1 : -1;
    return `${put(leaf, place.x, place.y, scale, place.angle + 90 + 52 * side, stroke)}${put(drop, place.x, place.y, scale * 0.5, place.angle + 90 - 48 * side, stroke)}`;
  });
  const end = places.at(-1);
  return `<path d="${cubicPath(curve)}"/>${leaves.join('')}${end ? put(drop, end.x, end.y, size / 130, end.angle + 90, stroke) : ''}`;
}

/** A lattice of diamonds in the box -w/2..w/2, 0..h with a dot in each. */
export function lattice(width: number, height: number, cell: number): string {
  const count = Math.ceil((width + height) / cell) + 1;
  const start = (index: number) => -width / 2 - height + index * cell;
  const lines = times(
    count,
    (index) =>
      `M${n(start(index))} 0l${n(height)} ${n(height)}M${n(start(index) + height)} 0l${n(-height)} ${n(height)}`,
  );
  let dots = '';
  for (let a = 0; a < count; a++) {
    for (let b = 0; b < count; b++) {
      const y = (start(b) - start(a) + height) / 2;
      const x = start(a) + y;
      if (y > -cell * 0.6 && y < height - cell * 0.4 && Math.abs(x) < width / 2)
        dots += dot(x, y + cell / 2, cell * 0.11);
    }
  }
  return `<path d="${lines}"/>${dots}`;
}

/** Scallops along x from -w/2 to w/2, each with a dot, opening downwards when `down` is 1. */
export const scallops = (width: number, count: number, down = 1): string => {
  const step = width / count;
  return times(count, (index) => {
    const x = -width / 2 + index * step;
    return `<path d="M${n(x)} 0C${n(x)} ${n(step * 0.85 * down)} ${n(x + step)} ${n(step * 0.85 * down)} ${n(x + step)} 0"/>${dot(x + step / 2, step * 0.28 * down, step * 0.1)}${dot(x + step / 2, step * 0.95 * down, step * 0.1)}`;
  });
};

/** A round medallion of radius 100. */
export function medallion(petals = 12): string {
  const ring = (r: number) => `<circle r="${r}"/>`;
  return `${put(flower(8), 0, 0, 0.62)}${ring(34)}${turned(24, () => dot(0, -39, 1.7))}${ring(44)}${turned(petals, () => `<path d="M-11-44C-15-62-5-68 0-76C5-68 15-62 11-44"/><path d="M-5-47C-6-56-2-60 0-64C2-60 6-56 5-47" fill="currentColor"/>`)}${turned(petals, () => `<path d="M0-58V-74"/>${dot(0, -80, 2.6)}`, 180 / petals)}${ring(86)}${turned(petals * 2, () => `<path d="M-11-86C-10-98 10-98 11-86"/>${dot(0, -102, 2)}`)}`;
}

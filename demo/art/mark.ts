import type { Language } from '../../contract/rules/languages.ts';
import { brand, fonts } from './scene.ts';

/** The river bend of the studio's emblem on its 32 grid (the sun is a circle of radius 4 at 26, 8). */
export const bend = 'M2 28V13A9 9 0 0 1 20 13V16A6 6 0 0 0 26 22H30V28H26A12 12 0 0 1 14 16V13A3 3 0 0 0 8 13V28Z';

/** The studio's name as it stands beside the emblem; Bangla is never tightened. */
const NAMES = {
  en: { text: 'Nodi Studio', family: `'Bricolage Grotesque'`, tracking: '-0.02em' },
  bn: { text: 'নদী স্টুডিও', family: fonts.display, tracking: '0' },
} as const satisfies Record<Language, object>;

interface MarkColours {
  river: string;
  sun: string;
}

/** The emblem as an SVG group; `x` and `y` are the corner of its 32 grid, `size` that grid's side in pixels. */
export function mark(x: number, y: number, size: number, colours: MarkColours): string {
  return `<g transform="translate(${x} ${y}) scale(${size / 32})"><path d="${bend}" fill="${colours.river}"/><circle cx="26" cy="8" r="4" fill="${colours.sun}"/></g>`;
}

/** Emblem and name in one line for link previews; `x`, `y` is the upper left corner, `height` the emblem's side. */
export function lockup(
  x: number,
  y: number,
  height: number,
  colours: MarkColours & { text: string; language: Language },
): string {
  const { text, family, tracking } = NAMES[colours.language];
  return `<svg class="abs" style="left:${x}px;top:${y}px" width="${height}" height="${height}" viewBox="0 0 32 32">${mark(0, 0, 32, colours)}</svg>
<div class="abs" style="left:${x + height * 1.34}px;top:${y}px;height:${height}px;line-height:${height * 1.04}px;font:600 ${height * 0.72}px/${height * 1.02}px ${family};letter-spacing:${tracking};color:${colours.text}">${text}</div>`;
}

/** A square app icon: full-bleed green, the emblem inside the safe circle of a maskable icon. */
export function appIcon(side: number, share = 0.54): string {
  const size = side * share;
  const edge = (side - size) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" fill="${brand.river}"/>${mark(edge, edge, size, { river: brand.paper, sun: brand.marigold })}</svg>`;
}

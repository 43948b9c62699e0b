import type { Language } from '../../../contract/rules/languages.ts';
import { digits, fonts, times } from '../scene.ts';
import { type Family, familiesIn } from './families.ts';
import { posters } from './posters.ts';

const mark = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})" fill="none" stroke="#1d2422" stroke-width="1.400"><circle r="9"/><path d="M-15 0H15M0-15V15"/></g>`;

/** Crop marks at the four corners of a box. */
const corners = (x: number, y: number, w: number, h: number) =>
  [
    [x, y, -1, -1],
    [x + w, y, 1, -1],
    [x, y + h, -1, 1],
    [x + w, y + h, 1, 1],
  ]
    .map(([cx = 0, cy = 0, sx = 0, sy = 0]) => `M${cx + sx * 8} ${cy}h${sx * 20}M${cx} ${cy + sy * 8}v${sy * 20}`)
    .join('');

/** A press sheet, 1320 x 940: six backgrounds with bleed, crop marks, registration marks and colour bars. */
export function printSheet(language: Language = 'en'): string {
  const families = familiesIn(language);
  const order: readonly (readonly [keyof typeof posters, Family])[] = [
    ['lamps', families.emerald],
    ['geometry', families.night],
    ['gates', families.madder],
    ['town', families.sand],
    ['lattice', families.emerald],
    ['crescentNight', families.night],
  ];
  const [w, h] = [270, 360];
  const cells = order.map(([name, family], index) => {
    const [x, y] = [116 + (index % 3) * 366, 62 + Math.floor(index / 3) * 424];
    return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 600 800" style="overflow:hidden">${posters[name](family)}</svg><path d="${corners(x + 6, y + 6, w - 12, h - 12)}" stroke="#1d2422" stroke-width="1.300"/><text x="${x + w + 12}" y="${y + h - 6}" transform="rotate(-90 ${x + w + 12} ${y + h - 6})" font-size="12.500" fill="#5d6562" font-family="${fonts.text}">${digits(index + 1, language)} ${family.name}, ${language === 'en' ? 'A4 + 3 mm bleed' : 'A4 + ৩ মিমি ব্লিড'}</text>`;
  });
  const inks = [
    '#00a0c6',
    '#d4267d',
    '#f4d21f',
    '#1d1d1b',
    families.emerald.ground,
    families.night.ground,
    families.madder.ground,
    families.sand.ground,
  ];
  return `<svg width="1320" height="940" viewBox="0 0 1320 940" style="background:#fdfbf4;box-shadow:26px 40px 60px -20px rgba(20,24,22,.55),4px 8px 14px -4px rgba(20,24,22,.3)">${cells.join('')}${mark(60, 470)}${mark(1260, 470)}${mark(660, 26)}${mark(660, 914)}
${times(inks.length, (index) => `<rect x="1204" y="${90 + index * 34}" width="26" height="30" fill="${inks[index]}"/>`)}${times(6, (index) => `<rect x="1204" y="${520 + index * 34}" width="26" height="30" fill="#1d1d1b" opacity="${(index + 1) * 0.16}"/>`)}</svg>`;
}

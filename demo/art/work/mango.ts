import { n, seeded, times } from '../scene.ts';
import { poster as c } from './palette.ts';

/** A mango of about 64 x 50 around 0, 0; its tip at the right. */
const BODY = 'M-30 2C-31-17-13-27 4-25C23-23 33-10 31 1C29 11 24 12 17 18C6 27-8 27-18 22C-26 18-29 11-30 2Z';
const CHEEK = 'M-22-4C-18-15-6-20 5-18C-6-14-13-7-15 4C-18 4-22 2-22-4Z';

const SKINS = ['#f2ab32', '#e9bb45', '#d8bf4c', '#ee9a35', '#e58136', '#c9c451'] as const;

const mango = (x: number, y: number, turn: number, skin: string, blush: boolean) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(1.26)"><path d="M-29-6q-9-8-8-17" fill="none" stroke="#7a4a30" stroke-width="4" stroke-linecap="round"/><path d="${BODY}" fill="${skin}" stroke="${c.ink}" stroke-width="2.600"/>${blush ? `<path d="M8-24C23-22 33-10 31 1C27 10 20 4 17-5C15-13 12-19 8-24Z" fill="${c.coral}" opacity="0.75"/>` : ''}<path d="${CHEEK}" fill="#fff4d2" opacity="0.55"/></g>`;

/** An order that was counted twice: only its outline is left. */
const ghost = (x: number, y: number, turn: number) =>
  `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(1.26)" d="${BODY}" fill="none" stroke="${c.marigold}" stroke-width="2.600" stroke-dasharray="6 5"/>`;

const leaf = (x: number, y: number, turn: number) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><path d="M0 0C14-16 44-18 66-6C44 8 16 10 0 0Z" fill="${c.leaf}" stroke="${c.ink}" stroke-width="2.400"/><path d="M2 0C22-5 42-7 62-6" stroke="${c.forest}" stroke-width="1.800" fill="none"/></g>`;

/** Mangoes of each season, from the first row to the ninth. */
const SEASONS = [9, 10, 10, 12, 11, 13, 14, 16, 17];
const TWICE = new Set(['1-6', '2-3', '2-8', '4-2', '4-9', '5-5', '6-11', '7-4', '7-13', '8-9']);

/** Nine seasons of orders as nine rows of mangoes; 1600 x 900. */
export function mangoRows(): string {
  const random = seeded(91);
  const rows = SEASONS.map((count, row) => {
    const y = 92 + row * 89.5;
    const fruits = times(count, (index) => {
      const x = 128 + index * 84;
      const turn = -14 + random() * 28;
      const skin = SKINS[Math.floor(random() * SKINS.length)] ?? c.marigold;
      const isTwice = TWICE.has(`${row}-${index}`);
      const blush = random() > 0.62;
      return isTwice ? ghost(x, y, turn) : mango(x, y, turn, skin, blush);
    });
    const end = 128 + count * 84;
    return `<path d="M84 ${n(y + 40)}H1560" stroke="#17503e" stroke-width="2"/>${fruits}${row % 3 === 1 ? leaf(end - 22, y + 10, -24 + row * 5) : ''}`;
  });
  return `<rect width="1600" height="900" fill="${c.forest}"/><path d="M0 0H44V900H0Z" fill="#0e4333"/>${times(9, (row) => `<circle cx="22" cy="${n(92 + row * 89.5)}" r="7" fill="${c.marigold}"/>`)}${rows.join('')}`;
}

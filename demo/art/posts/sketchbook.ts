import { fonts, n, seeded, times } from '../scene.ts';
import { board as c } from '../uxui/palette.ts';

const random = seeded(31);

/** A hand-drawn line: slightly off at both ends, slightly bent. */
const stroke = (x1: number, y1: number, x2: number, y2: number): string => {
  const off = () => (random() - 0.5) * 5;
  return `M${n(x1 + off())} ${n(y1 + off())}Q${n((x1 + x2) / 2 + off() * 1.4)} ${n((y1 + y2) / 2 + off() * 1.4)} ${n(x2 + off())} ${n(y2 + off())}`;
};

const box = (x: number, y: number, w: number, h: number) =>
  stroke(x, y, x + w, y) + stroke(x + w, y, x + w, y + h) + stroke(x + w, y + h, x, y + h) + stroke(x, y + h, x, y);

const lines = (x: number, y: number, widths: readonly number[]) =>
  widths.map((w, index) => stroke(x, y + index * 22, x + w, y + index * 22)).join('');

const picture = (x: number, y: number, w: number, h: number) =>
  box(x, y, w, h) + stroke(x, y, x + w, y + h) + stroke(x + w, y, x, y + h);

/** Four phone sketches on one sheet, 980 x 700, with corrections in red. */
export function wireframes(): string {
  const frame = (x: number) => `${box(x, 120, 196, 400)}${stroke(x + 74, 134, x + 122, 134)}`;
  const ink = [
    frame(52) + picture(72, 160, 156, 130) + lines(72, 322, [150, 110]) + box(72, 386, 156, 44),
    frame(284) + times(4, (index) => box(304, 164 + index * 78, 60, 60) + lines(380, 180 + index * 78, [80, 54])),
    frame(516) +
      lines(536, 172, [100]) +
      box(536, 206, 156, 40) +
      box(536, 264, 156, 40) +
      box(536, 322, 156, 40) +
      box(560, 440, 108, 44),
    frame(748) +
      times(12, (index) => box(768 + (index % 3) * 54, 164 + Math.floor(index / 3) * 58, 44, 44)) +
      lines(768, 430, [156, 120]),
  ].join('');
  const arrows = [254, 486, 718]
    .map((x) => `M${x} 318C${x + 8} 306 ${x + 16} 306 ${x + 24} 316M${x + 14} 308l11 9-13 7`)
    .join('');
  return `<svg width="980" height="700" viewBox="0 0 980 700" style="background:${c.paper};box-shadow:24px 36px 60px -20px rgba(0,0,0,.6)">${times(24, (row) => times(33, (column) => `<circle cx="${20 + column * 29.5}" cy="${20 + row * 29}" r="1.500" fill="#d9cfb6"/>`))}
<text x="52" y="82" font-family="${fonts.banglaSerif}" font-size="44" fill="${c.ink}">প্রথম খসড়া</text><g fill="none" stroke="${c.ink}" stroke-width="3.400" stroke-linecap="round" stroke-linejoin="round"><path d="${ink}"/></g><path d="${arrows}" fill="none" stroke="${c.blue}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
<g fill="none" stroke="${c.red}" stroke-width="4.500" stroke-linecap="round"><path d="M60 410C56 372 110 366 152 368S246 384 240 414S180 446 130 444S62 442 60 410Z"/><path d="M246 436C280 470 300 540 330 566M316 566l15 2 2-15"/><path d="M536 556l30 34 60-86"/></g><text x="344" y="590" font-family="${fonts.banglaSans}" font-weight="500" font-size="30" fill="${c.red}">৪৮ পিক্সেল</text></svg>`;
}

/** A sticky note of 210 x 210. */
export const note = (text: readonly string[], fill: string): string =>
  `<svg width="210" height="210" viewBox="0 0 210 210" style="background:${fill};box-shadow:10px 18px 24px -8px rgba(0,0,0,.5)"><path d="M0 0H210V34H0Z" fill="#000" opacity=".06"/>${text.map((line, index) => `<text x="26" y="${92 + index * 46}" font-family="${fonts.banglaSans}" font-weight="550" font-size="34" fill="${c.ink}">${line}</text>`).join('')}</svg>`;

/** A cup of milk tea on its saucer, seen from above, radius 130 around 0, 0. */
export const tea = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><circle cx="16" cy="26" r="132" fill="#05090c" opacity=".45"/><circle r="130" fill="#f4ecd9"/><circle r="130" fill="none" stroke="#c8452b" stroke-width="5"/><circle r="112" fill="none" stroke="#e2d6bd" stroke-width="3"/><path d="M62-44C108-66 132-40 118-12C110 6 92 12 72 12" fill="none" stroke="#fdf8ec" stroke-width="17" stroke-linecap="round"/><circle cx="8" cy="12" r="82" fill="#d9cbaa"/><circle r="80" fill="#fdf8ec"/><circle r="67" fill="#a9662f"/><circle r="67" fill="none" stroke="#7e471c" stroke-width="5"/><path d="M-44-20C-30-46 4-56 28-46" fill="none" stroke="#d69a5e" stroke-width="7" stroke-linecap="round"/><path d="M-30 30a14 14 0 1 0 1 0M4 40a7 7 0 1 0 1 0" fill="none" stroke="#d69a5e" stroke-width="3.500"/></g>`;

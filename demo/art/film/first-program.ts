import { bangla, fonts, n, times } from '../scene.ts';
import { night, river } from '../story-river.ts';
import { between, camera, mix, settle, smooth, spring } from './motion.ts';

const inks = ['#0d6b4e', '#b3603e', '#5f6f69', '#a77a1c'] as const;
const face = fonts.banglaSerif.replaceAll("'", '');

/** Words of a program: indent, then the lengths of its words. */
const lines = [
  [0, 46, 30, 74],
  [1, 62, 24, 50],
  [1, 34, 88],
  [2, 52, 40, 30, 26],
  [2, 74, 36],
  [3, 40, 58, 44],
  [2, 26],
  [1, 58, 30, 62],
  [2, 90, 28],
  [2, 44, 44, 36],
  [1, 24],
  [0, 66, 48],
  [0, 24],
] as const;

const perLine = 0.27;

/** One line of the program, as far as it is typed. */
const typed = (index: number, t: number) => {
  const [indent, ...words] = lines[index] ?? [0];
  const total = words.reduce<number>((sum, word) => sum + word + 10, 0);
  let left = between(t, 0.5 + index * perLine, 0.5 + (index + 1) * perLine) * total;
  let x = 300 + indent * 22;
  const y = 170 + index * 27;
  const bars = words.map((word, at) => {
    const w = Math.max(0, Math.min(word, left));
    const bar =
      w > 0
        ? `<rect x="${n(x)}" y="${y}" width="${n(w)}" height="11" rx="5.5" fill="${inks[(index * 2 + at) % inks.length]}"/>`
        : '';
    left -= word + 10;
    x += word + 10;
    return bar;
  });
  const number = `<rect x="272" y="${y + 2}" width="12" height="7" rx="3.5" fill="#d0c6af"/>`;
  return `${number}${bars.join('')}`;
};

/** The position of the cursor. */
const cursor = (t: number) => {
  const index = Math.min(lines.length - 1, Math.max(0, Math.floor((t - 0.5) / perLine)));
  const [indent, ...words] = lines[index] ?? [0];
  const total = words.reduce<number>((sum, word) => sum + word + 10, 0);
  const x = 300 + indent * 22 + between(t, 0.5 + index * perLine, 0.5 + (index + 1) * perLine) * total;
  const shown = t < 4 || Math.floor(t * 2.4) % 2 === 0;
  return shown ? `<rect x="${n(x)}" y="${166 + index * 27}" width="3" height="19" fill="#16211f"/>` : '';
};

/** One day of the month; it appears when the program has reached it. */
const day = (index: number, t: number) => {
  const [x, y] = [724 + (index % 7) * 39, 292 + Math.floor(index / 7) * 37];
  const come = spring(between(t, 2 + index * 0.055, 2.35 + index * 0.055));
  const today = index === 8;
  return `<g transform="translate(${x} ${y}) scale(${n(come)})"><text text-anchor="middle" y="7" font-family="${face}" font-size="22" fill="${today ? '#b3301f' : '#34423f'}">${bangla(index + 1)}</text></g>`;
};

const ring = (t: number) => {
  const round = settle(between(t, 4.3, 5));
  return `<circle cx="763" cy="329" r="19" fill="none" stroke="#f3aa2f" stroke-width="4" stroke-linecap="round" stroke-dasharray="120" stroke-dashoffset="${n(120 - 120 * round)}" transform="rotate(-90 763 329)"/>`;
};

/** The first calendar: the name of the month, then its days. */
const calendar = (t: number) => {
  const opened = settle(between(t, 1.3, 1.9));
  return `<g opacity="${n(opened)}"><rect x="694" y="${n(mix(170, 152, opened))}" width="300" height="346" rx="10" fill="#fffdf6" stroke="#d9cfb9" stroke-width="1.5"/>
<path d="M704 ${n(mix(170, 152, opened))}H984a10 10 0 0 1 10 10V222H694V${n(mix(180, 162, opened))}a10 10 0 0 1 10-10Z" fill="#0d6b4e"/>
<text x="844" y="206" text-anchor="middle" font-family="${face}" font-size="38" fill="#fdf6e3">অগ্রহায়ণ</text></g>
${times(7, (i) => `<rect x="${716 + i * 39}" y="244" width="17" height="5" rx="2.5" fill="#b3aa96" opacity="${n(between(t, 1.8, 2.1))}"/>`)}
${times(30, (i) => day(i, t))}${ring(t)}`;
};

const screen = `<path d="M226 74H1054a22 22 0 0 1 22 22V596H204V96A22 22 0 0 1 226 74Z" fill="#0b1a1a"/><rect x="228" y="98" width="824" height="474" rx="6" fill="#f6efe0"/>
<path d="M228 104a6 6 0 0 1 6-6H1046a6 6 0 0 1 6 6V134H228Z" fill="#dfd6c2"/><circle cx="252" cy="116" r="7" fill="#d9825b"/><circle cx="276" cy="116" r="7" fill="#f3aa2f"/><circle cx="300" cy="116" r="7" fill="#2c8f6c"/>
<rect x="228" y="134" width="30" height="438" fill="#e7dfcd"/><path d="M664 134V572" stroke="#dfd6c2" stroke-width="2"/>`;

const base = `<path d="M140 596H1140L1104 632H176Z" fill="#c9c2b2"/><path d="M140 596H1140V606H140Z" fill="#efe8d8"/>`;

const room = (t: number) =>
  `<rect width="1280" height="720" fill="#0f2a2b"/><g transform="translate(${n(-40 - t * 2)} -20) scale(1.06)">${river(night, t)}</g>
<rect width="1280" height="720" fill="#0c2223" opacity="0.55"/><path d="M0 0H96C88 200 100 420 70 720H0Z" fill="#1b4a45"/><path d="M0 0H48C40 220 56 420 30 720H0Z" fill="#225a53"/>
<path d="M1280 0H1188C1196 200 1182 420 1214 720H1280Z" fill="#17403c"/><path d="M0 620H1280V720H0Z" fill="#3b2a20"/><path d="M0 620H1280V628H0Z" fill="#b98a57"/><path d="M170 628L110 720H1170L1110 628Z" fill="#5c4330"/>`;

const glow = `<path d="M228 98H1052L1240 0H40Z" fill="#f6efe0" opacity="0.035"/>`;

/** A night with the first program: as it is typed, it prints a month of days. @param t seconds, from 0 to 6 */
export const firstProgram = (t: number): string =>
  camera(
    `${room(t)}${glow}${screen}${times(lines.length, (i) => typed(i, t))}${cursor(t)}${calendar(t)}${base}`,
    mix(560, 690, smooth(between(t, 0.6, 6))),
    mix(330, 350, smooth(between(t, 0.6, 6))),
    mix(1.18, 1.04, smooth(between(t, 0, 6))),
  );

import { bangla, fonts, n, times } from '../scene.ts';
import { between, camera, mix, settle, smooth } from './motion.ts';

const face = fonts.banglaSans.replaceAll("'", '');

interface Handset {
  x: number;
  y: number;
  w: number;
  h: number;
  turn: number;
  shell: string;
  /** A phone from the era of keypads. */
  keys?: boolean;
}

/** The fourteen phones in the drawer: all different, for testing. */
const handsets: readonly Handset[] = [
  { x: 222, y: 250, w: 98, h: 186, turn: -3, shell: '#16211f' },
  { x: 345, y: 244, w: 84, h: 168, turn: 2, shell: '#8a3b2c' },
  { x: 462, y: 254, w: 90, h: 190, turn: -1, shell: '#d9d2c2' },
  { x: 583, y: 246, w: 78, h: 176, turn: 4, shell: '#2f4b57', keys: true },
  { x: 706, y: 252, w: 104, h: 196, turn: -2, shell: '#16211f' },
  { x: 836, y: 248, w: 92, h: 174, turn: 1, shell: '#c9a45c' },
  { x: 962, y: 252, w: 96, h: 192, turn: 3, shell: '#34423f' },
  { x: 230, y: 470, w: 86, h: 178, turn: 2, shell: '#e6e0d2' },
  { x: 350, y: 474, w: 100, h: 188, turn: -4, shell: '#1f3d5a' },
  { x: 478, y: 468, w: 92, h: 184, turn: 1, shell: '#16211f' },
  { x: 602, y: 474, w: 106, h: 192, turn: -2, shell: '#7a2e38' },
  { x: 728, y: 466, w: 82, h: 172, turn: 3, shell: '#d9d2c2', keys: true },
  { x: 848, y: 474, w: 98, h: 190, turn: -1, shell: '#16211f' },
  { x: 972, y: 468, w: 90, h: 180, turn: 2, shell: '#2c6b58' },
];

/** The one that does not ring when it should. */
const late = 9;
const ringsAt = (index: number) => (index === late ? 5 : 1.5 + ((index * 5) % 14) * 0.15);

const keypad = (w: number, h: number) =>
  times(
    12,
    (i) =>
      `<rect x="${n(-w / 2 + 12 + (i % 3) * ((w - 24) / 3))}" y="${n(h * 0.08 + Math.floor(i / 3) * 17)}" width="${n((w - 24) / 3 - 4)}" height="12" rx="4" fill="#0b1a1a" opacity="0.55"/>`,
  );

const arcs = (h: number, age: number) => {
  const beat = (age * 2.2) % 1;
  return [0, 1]
    .map((i) => {
      const r = 16 + i * 13 + beat * 8;
      return `<path d="M${n(-r)} ${n(-h / 2 - 8)}A${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(-h / 2 - 8)}" fill="none" stroke="#f3aa2f" stroke-width="4" stroke-linecap="round" opacity="${n((1 - beat) * (0.9 - i * 0.3))}"/>`;
    })
    .join('');
};

const handset = (index: number, t: number) => {
  const { x, y, w, h, turn, shell, keys = false } = handsets[index] as Handset;
  const age = t - ringsAt(index);
  const lit = between(age, 0, 0.16);
  const shake = age > 0 && age < 2.6 ? Math.sin(age * 46) * 1.9 * (1 - between(age, 1.8, 2.6)) : 0;
  const glass = { w: w - 14, h: keys ? h * 0.46 : h - 26 };
  const top = -h / 2 + (keys ? 12 : 13);
  const waiting = index === late && t > 3.6 && t < 5 ? 0.5 + 0.5 * Math.sin((t - 3.6) * 9) : 0;
  return `<g transform="translate(${x} ${y}) rotate(${n(turn + shake)})"><rect x="${n(-w / 2 + 7)}" y="${n(-h / 2 + 9)}" width="${w}" height="${h}" rx="14" fill="#061614" opacity="0.5"/>
<rect x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="14" fill="${shell}"/><rect x="${-glass.w / 2}" y="${n(top)}" width="${glass.w}" height="${n(glass.h)}" rx="7" fill="#0a1718"/>
<path d="M${-glass.w / 2} ${n(top)}h${n(glass.w * 0.62)}l${n(-glass.w * 0.5)} ${n(glass.h)}h${n(-glass.w * 0.12)}Z" fill="#fff" opacity="0.05"/>
<g opacity="${n(lit)}"><rect x="${-glass.w / 2}" y="${n(top)}" width="${glass.w}" height="${n(glass.h)}" rx="7" fill="#124a42"/><text text-anchor="middle" y="${n(top + glass.h * 0.42)}" font-family="${face}" font-weight="600" font-size="${n(w * 0.27)}" fill="#fdeab4">${bangla('4:32')}</text>
<circle cy="${n(top + glass.h * 0.7)}" r="${n(w * 0.12)}" fill="#f3aa2f"/><path d="M${n(-w * 0.05)} ${n(top + glass.h * 0.7)}l${n(w * 0.035)} ${n(w * 0.04)}l${n(w * 0.07)} ${n(-w * 0.08)}" stroke="#16211f" stroke-width="3" fill="none" stroke-linecap="round" stroke-linejoin="round"/></g>
${keys ? keypad(w, h) : ''}${age > 0 && age < 2.4 ? arcs(h, age) : ''}<rect x="${-w / 2 - 7}" y="${-h / 2 - 7}" width="${w + 14}" height="${h + 14}" rx="19" fill="none" stroke="#d9825b" stroke-width="4" stroke-dasharray="9 9" opacity="${n(waiting)}"/></g>`;
};

/** A label strip of paper tape between the rows. */
const tape = times(
  14,
  (i) =>
    `<rect x="${199 + (i % 7) * 124}" y="${i < 7 ? 356 : 574}" width="46" height="9" rx="2" fill="#e2d8c2" opacity="0.75"/>`,
);

const drawer = (t: number) =>
  `<rect x="96" y="92" width="1008" height="560" fill="#061413" opacity="0.45"/><rect x="84" y="72" width="1008" height="560" fill="#7d5a3d"/><rect x="84" y="72" width="1008" height="10" fill="#b98a57"/>
<rect x="112" y="98" width="952" height="508" fill="#14403a"/><path d="M112 98H1064V118H112Z" fill="#0b2b28"/><path d="M112 98H126V606H112Z" fill="#0e332f"/>${tape}${times(handsets.length, (i) => handset(i, t))}
<rect x="60" y="606" width="1056" height="60" fill="#8f6743"/><rect x="60" y="606" width="1056" height="8" fill="#c69a66"/><path d="M520 634h136a18 18 0 0 1-18 22H538a18 18 0 0 1-18-22Z" fill="#f3aa2f"/><path d="M520 634h136v6H520Z" fill="#fdeab4"/>`;

const cabinet = `<rect width="1280" height="720" fill="#2a1d16"/>${times(6, (i) => `<path d="M0 ${60 + i * 122}C320 ${50 + i * 122} 760 ${74 + i * 122} 1280 ${58 + i * 122}" stroke="#22170f" stroke-width="3" fill="none"/>`)}
<path d="M880 0L1280 0V720H620Z" fill="#f3c66b" opacity="0.05"/>`;

/** The drawer of old phones slides open; together they have to wake a whole house. @param t seconds, from 0 to 6 */
export const phones = (t: number): string => {
  const open = settle(between(t, 0.1, 1.4));
  const close = smooth(between(t, 4, 5));
  return camera(
    `${cabinet}<g transform="translate(46 ${n(mix(-620, 0, open))})">${drawer(t)}</g>`,
    mix(640, 566, close),
    mix(360, 420, close),
    mix(1, 1.34, close),
  );
};

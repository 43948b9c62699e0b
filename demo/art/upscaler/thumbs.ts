import { boat } from '../ramadan/landscape.ts';
import { n, times } from '../scene.ts';
import { riverPicture } from './kingfisher.ts';

/** Mangoes on their branch. */
const mangoes = `<rect width="240" height="180" fill="#f3d9a4"/><circle cx="196" cy="40" r="88" fill="#f6e4bd"/><path d="M-10 20C60 34 120 26 250 6" fill="none" stroke="#6d4a2a" stroke-width="7"/>${[
  [70, 30, 96],
  [128, 28, 104],
  [182, 20, 88],
]
  .map(
    ([x = 0, y = 0, drop = 0]) =>
      `<path d="M${x} ${y}V${drop - 34}" stroke="#6d4a2a" stroke-width="3"/><path transform="translate(${x} ${drop})" d="M-2-38C26-40 38-12 32 14C26 40 2 54-14 44C-36 32-34-36-2-38Z" fill="#e9a52f"/><path transform="translate(${x} ${drop})" d="M-2-38C-34-36-36 32-14 44C-22 18-18-18-2-38Z" fill="#7d9a3c"/><path transform="translate(${x} ${drop})" d="M12-20C22-12 24 4 20 16" fill="none" stroke="#fbe0a0" stroke-width="4" stroke-linecap="round"/>`,
  )
  .join(
    '',
  )}${[20, 48, 100, 150, 214].map((x, index) => `<path transform="translate(${x} 24) rotate(${[60, 102, 78, 112, 70][index] ?? 90})" d="M0 0C20-16 58-16 84 0C58 14 20 14 0 0Z" fill="${index % 2 ? '#3d6b35' : '#568044'}"/>`).join('')}`;

/** A water lily. */
const lily = `<rect width="240" height="180" fill="#2d6f7a"/><path d="M0 60H240M0 96H240M0 140H240" stroke="#3b828c" stroke-width="3"/><ellipse cx="60" cy="140" rx="74" ry="24" fill="#3f7f4d"/><ellipse cx="196" cy="124" rx="60" ry="19" fill="#35703f"/><path d="M120 150V180" stroke="#54793f" stroke-width="6"/>${[-66, -44, -22, 0, 22, 44, 66].map((turn) => `<path transform="translate(120 134) rotate(${turn})" d="M0 0C-24-24-20-70 0-96C20-70 24-24 0 0Z" fill="${Math.abs(turn) > 40 ? '#e79aa9' : '#f6c3cb'}" stroke="#c96f83" stroke-width="1.500"/>`).join('')}${[-26, 0, 26].map((turn) => `<path transform="translate(120 134) rotate(${turn})" d="M0 0C-14-14-12-36 0-50C12-36 14-14 0 0Z" fill="#fbe6e6"/>`).join('')}<circle cx="120" cy="122" r="9" fill="#f0b63e"/>`;

/** Tea gardens on round hills. */
const tea = `<rect width="240" height="180" fill="#cfe3d8"/><circle cx="58" cy="48" r="22" fill="#f6d48c"/>${[
  [40, 118, 110, '#7fae82'],
  [190, 112, 120, '#5f9a6c'],
  [110, 150, 150, '#3f8054'],
]
  .map(
    ([x = 0, y = 0, r = 0, fill]) =>
      `<ellipse cx="${x}" cy="${Number(y) + 40}" rx="${r}" ry="80" fill="${fill}"/>${times(5, (index) => `<path d="M${n(Number(x) - Number(r) * (0.86 - index * 0.1))} ${Number(y) + 28 - index * 14}Q${x} ${Number(y) - 22 - index * 10} ${n(Number(x) + Number(r) * (0.86 - index * 0.1))} ${Number(y) + 28 - index * 14}" fill="none" stroke="#2c6844" stroke-width="3" opacity=".55"/>`)}`,
  )
  .join('')}`;

/** A boat in the evening. */
const evening = `<rect width="240" height="180" fill="#e78d4b"/><circle cx="160" cy="92" r="62" fill="#f4b05c"/><circle cx="160" cy="92" r="38" fill="#fde0a0"/><rect y="96" width="240" height="84" fill="#6a3b4c"/><path d="M126 108H196M136 122H184M118 138H200M140 156H180" stroke="#f4b05c" stroke-width="4" stroke-linecap="round"/>${boat(104, 140, 0.52, '#2a1a26', '#e9984a')}`;

const bird = `<g transform="translate(-38 -58) scale(.245)">${riverPicture(560)}</g>`;

/** Small pictures of 240 x 180 for lists. */
export const thumbs = { bird, mangoes, lily, tea, evening } as const;

import { boat, palm } from '../ramadan/landscape.ts';
import { fonts, n, seeded, times } from '../scene.ts';

const width = 267;

const cloud = (x: number, y: number, s: number, fill: string) =>
  `<path transform="translate(${x} ${y}) scale(${s})" d="M-70 22A30 30 0 0 1-62-36A46 46 0 0 1 20-54A38 38 0 0 1 74 22Z" fill="${fill}"/>`;

/** গ্রীষ্ম: a hot sun over a flame tree. */
const summer = () => {
  const random = seeded(9);
  const blossom = times(64, () => {
    const [angle, far] = [random() * Math.PI * 2, Math.sqrt(random())];
    return `<circle cx="${n(134 + Math.cos(angle) * far * 122)}" cy="${n(420 + Math.sin(angle) * far * 76)}" r="${n(11 + random() * 11)}" fill="${['#d8361f', '#e8552b', '#b92616'][Math.floor(random() * 3)]}"/>`;
  });
  return `<rect width="267" height="900" fill="#f6c65b"/><circle cx="134" cy="190" r="128" fill="#f9d988"/><circle cx="134" cy="190" r="84" fill="#ef7f2f"/><path d="M0 640C80 610 180 650 267 622V900H0Z" fill="#a9792f"/><path d="M118 700C124 620 120 560 100 486M126 640C140 590 150 540 176 486M122 580C126 540 132 500 134 460" fill="none" stroke="#4a2a17" stroke-width="13" stroke-linecap="round"/>${blossom}`;
};

/** বর্ষা: rain on the river. */
const rain = () =>
  `<rect width="267" height="900" fill="#4d7f8d"/>${cloud(60, 150, 1.3, '#2f5866')}${cloud(216, 190, 1.2, '#244955')}${cloud(130, 250, 1.3, '#1d3f4b')}${times(34, (index) => `<path d="M${n(((index * 61) % 300) - 10)} ${n(320 + Math.floor(index / 5) * 46 + ((index * 29) % 30))}l-13 40" stroke="#b9dbe0" stroke-width="3.500" stroke-linecap="round"/>`)}<path d="M0 640H267V900H0Z" fill="#24606c"/><path d="M0 672q34-12 68 0t68 0 68 0 68 0M0 860q34-12 68 0t68 0 68 0 68 0" fill="none" stroke="#5b9aa3" stroke-width="4"/>${boat(138, 770, 0.66, '#10272e', '#d9b277')}`;

/** শরৎ: white clouds, kash grass. */
const autumn = () =>
  `<rect width="267" height="900" fill="#5fb0d6"/>${cloud(84, 170, 1.1, '#fdfaf0')}${cloud(214, 292, 0.9, '#fdfaf0')}${cloud(40, 390, 0.6, '#e9f2f2')}<path d="M0 700C90 670 180 700 267 678V900H0Z" fill="#5d8d4b"/>${times(
    17,
    (index) => {
      const x = 4 + index * 16.5;
      const top = 520 + ((index * 53) % 150);
      const turn = index % 3 === 0 ? -12 : 8 + ((index * 17) % 14);
      return `<path d="M${x} 900Q${n(x - turn * 0.4)} ${top + 140} ${x} ${top}" fill="none" stroke="#3e6b37" stroke-width="3.500"/><g transform="translate(${x} ${top + 6}) rotate(${turn})"><path d="M0 0C-11-34-8-92 14-138C17-96 12-34 0 0Z" fill="#fffdf4"/><path d="M0-4C0-50 4-90 14-126M-4-32l-5-12m7-14-5-12m9-14-3-12M2-30l6-12m-4-16 7-12m-3-16 6-10" fill="none" stroke="#d3cbb2" stroke-width="2"/></g>`;
    },
  )}`;

/** হেমন্ত: ripe paddy. */
const harvest = () =>
  `<rect width="267" height="900" fill="#f3dfae"/><circle cx="180" cy="240" r="84" fill="#f0b64a"/><path d="M0 470C90 440 170 476 267 452V900H0Z" fill="#cf9a35"/><path d="M0 560C100 530 180 566 267 540V900H0Z" fill="#bd8425"/>${times(
    9,
    (index) => {
      const x = 10 + index * 31;
      const top = 530 + ((index * 67) % 90);
      return `<path d="M${x} 900C${x} ${top + 120} ${x + 6} ${top + 30} ${x + 30} ${top}" fill="none" stroke="#7c6a1f" stroke-width="5"/>${times(8, (grain) => `<path transform="translate(${n(x + 30 - grain * 3.4)} ${n(top + 2 + grain * 17)}) rotate(${grain % 2 ? 128 : 62})" d="M0 0C12-9 24-9 32 0C24 9 12 9 0 0Z" fill="${grain % 3 ? '#f6cf66' : '#e9b543'}"/>`)}`;
    },
  )}`;

/** শীত: mist and a date palm with its sap pot. */
const winter = () =>
  `<rect width="267" height="900" fill="#d6dfdc"/><circle cx="86" cy="250" r="64" fill="#f3cfa6"/><path d="M0 420H267V470H0Z" fill="#c6d3d1"/><path d="M0 520C90 500 180 530 267 508V900H0Z" fill="#aebfbd"/><path d="M0 630C90 606 180 640 267 616V900H0Z" fill="#8fa5a2"/>${palm(142, 800, 2.05, '#38504f', 12)}<path d="M166 500C154 500 150 516 152 532C154 552 186 552 188 532C190 516 186 500 174 500Z" fill="#a9502e"/><path d="M160 500H180" stroke="#7a3519" stroke-width="6" stroke-linecap="round"/><path d="M0 770C90 744 180 780 267 756V900H0Z" fill="#6f8a86"/><path d="M0 600H180M90 664H267M0 712H140" stroke="#e9efec" stroke-width="7" stroke-linecap="round" opacity=".75"/>`;

/** বসন্ত: palash on the bough. */
const spring = () => {
  const flower = (x: number, y: number, turn: number, s: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${[-50, -16, 18, 50].map((petal) => `<path transform="rotate(${petal})" d="M0 0C-20-16-18-56 6-76C3-60 22-42 18-22C16-8 8 0 0 0Z" fill="${Math.abs(petal) > 30 ? '#e0531f' : '#f0722a'}"/>`).join('')}<path d="M-13-4C-12 16 12 16 13-4C6 2-6 2-13-4Z" fill="#3d2417"/></g>`;
  return `<rect width="267" height="900" fill="#f7e3c0"/><circle cx="60" cy="180" r="110" fill="#f9edd2"/><path d="M267 900C236 740 250 600 200 470S120 260 20 150M212 500C160 470 110 470 40 486M240 640C180 620 120 640 60 700M150 350C190 300 220 260 267 236" fill="none" stroke="#4a2d1c" stroke-width="13" stroke-linecap="round"/>${flower(24, 158, -30, 1.15)}${flower(94, 232, 24, 1)}${flower(160, 340, -40, 1.15)}${flower(222, 268, 36, 1.1)}${flower(54, 484, -56, 1.1)}${flower(130, 476, 8, 0.95)}${flower(208, 482, 40, 1.1)}${flower(80, 690, -60, 1.1)}${flower(152, 634, -8, 1)}${flower(236, 640, 26, 1)}`;
};

const panels: readonly (readonly [string, () => string])[] = [
  ['গ্রীষ্ম', summer],
  ['বর্ষা', rain],
  ['শরৎ', autumn],
  ['হেমন্ত', harvest],
  ['শীত', winter],
  ['বসন্ত', spring],
];

/** The six seasons of the Bangla year side by side, 1600 x 900. */
export const seasons = (): string =>
  panels
    .map(
      ([name, draw], index) =>
        `<svg x="${n(index * (1600 / 6))}" y="0" width="${width}" height="900" viewBox="0 0 267 900" style="overflow:hidden">${draw()}<rect y="806" width="267" height="94" fill="#fbf1de"/><text x="133" y="866" text-anchor="middle" font-family="${fonts.banglaSerif}" font-size="44" fill="#2b1611">${name}</text></svg>`,
    )
    .join('') +
  times(5, (index) => `<path d="M${n((index + 1) * (1600 / 6))} 0V900" stroke="#fbf1de" stroke-width="6"/>`);

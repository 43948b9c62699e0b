import { n, seeded, times } from './scene.ts';

/** The y coordinate of the waterline. */
export const horizon = 322;

/** The colours of one hour at the river. */
export interface Hour {
  /** Top edge and colour of each band of the sky. */
  sky: readonly (readonly [number, string])[];
  /** From the far bank to the near one. */
  water: readonly [string, string, string, string];
  clouds: readonly [string, string, string];
  bank: string;
  palm: string;
  sand: string;
  /** The sun's or the moon's light, on the water too. */
  light: string;
  ripple: string;
  birds: boolean;
}

export const dusk: Hour = {
  sky: [
    [0, '#123b40'],
    [92, '#1d5350'],
    [150, '#3d7767'],
    [198, '#82a17a'],
    [238, '#c7b673'],
    [270, '#efb74d'],
    [298, '#f7c95f'],
  ],
  water: ['#e2ad4f', '#b79a5b', '#6f8a68', '#2f6459'],
  clouds: ['#2c6660', '#c9a45c', '#f3d688'],
  bank: '#27554c',
  palm: '#1c453e',
  sand: '#d9bd7c',
  light: '#fdeab4',
  ripple: '#f2cf85',
  birds: true,
};

export const night: Hour = {
  sky: [
    [0, '#071a20'],
    [92, '#0a232a'],
    [150, '#0e2e34'],
    [198, '#12393d'],
    [238, '#174446'],
    [270, '#1d4f4d'],
    [298, '#235a54'],
  ],
  water: ['#1d4f4b', '#174341', '#113637', '#0b292c'],
  clouds: ['#0f333a', '#1a484b', '#27595a'],
  bank: '#0a2628',
  palm: '#071d20',
  sand: '#143b3c',
  light: '#f6efe0',
  ripple: '#5f8f86',
  birds: false,
};

const clouds = ([far, middle, near]: Hour['clouds'], t: number) =>
  `<g fill="${far}" transform="translate(${n(t * 3)} 0)"><path d="M180 128C240 112 330 118 380 130C430 124 470 130 500 140H150C156 134 166 130 180 128Z"/>
<path d="M820 96C880 82 960 86 1010 98C1060 92 1100 98 1160 110H760C776 102 796 98 820 96Z"/></g><g fill="${middle}" transform="translate(${n(t * 4.5)} 0)"><path d="M250 214C310 202 380 206 430 216H560C540 224 500 226 460 226H220C226 220 236 216 250 214Z"/>
<path d="M760 188C820 178 880 180 930 190H1080C1050 200 1000 202 960 202H720C730 194 744 190 760 188Z"/>
</g><g fill="${near}" transform="translate(${n(t * 6)} 0)"><path d="M620 250C680 240 740 244 790 252H900C880 258 840 260 800 260H590C598 254 608 252 620 250Z"/>
</g>`;

const random = seeded(77);

/** Light on the water: short bars that widen towards the viewer below the sun. */
const bars = Array.from({ length: 15 }, (_, i) => {
  const y = horizon + 6 + i * 10.5;
  const half = 22 + i * 5 + random() * 34;
  const x = 640 + (random() - 0.5) * 46;
  return { x, y, half, height: 2.5 + i * 0.22, opacity: 0.95 - i * 0.045 };
});

const glitter = (colour: string, t: number) =>
  bars
    .map(({ x, y, half, height, opacity }, i) => {
      const w = half * (1 + 0.22 * Math.sin(t * 1.9) * Math.cos(i * 2.1));
      const shift = Math.sin(t * 1.3) * 9 * Math.sin(i * 1.7);
      return `<rect x="${n(x - w + shift)}" y="${n(y)}" width="${n(w * 2)}" height="${n(height)}" rx="2" fill="${colour}" opacity="${n(opacity)}"/>`;
    })
    .join('');

const strokes = Array.from({ length: 34 }, () => ({
  y: horizon + 14 + random() * 150,
  x: random() * 1280,
  w: 26 + random() * 90,
}));

const ripples = (colour: string, t: number) =>
  strokes
    .map(({ x, y, w }) => {
      const speed = 4 + (y - horizon) * 0.09;
      return `<rect x="${n(((x + t * speed + 120) % 1400) - 120)}" y="${n(y)}" width="${n(w)}" height="2" rx="1" fill="${colour}" opacity="0.34"/>`;
    })
    .join('');

const banks = ({ bank, palm, sand }: Hour) =>
  `<path d="M0 ${horizon}V300C60 296 96 304 140 300C170 290 204 292 226 302C280 298 330 306 380 312C430 316 470 318 520 ${horizon}Z" fill="${bank}"/>
<path d="M1280 ${horizon}V292C1220 286 1180 300 1140 296C1110 286 1082 290 1060 302C1010 300 950 310 900 314C860 318 820 319 780 ${horizon}Z" fill="${bank}"/>
<path transform="translate(-776 2)" d="M1012 303C1008 290 1012 270 1014 246M1014 246C1002 240 992 244 986 252M1014 246C1008 236 996 234 988 238M1014 246C1018 234 1030 232 1038 238M1014 246C1026 240 1036 244 1040 254M1014 246C1012 236 1014 230 1018 226" fill="none" stroke="${palm}" stroke-width="4" stroke-linecap="round"/>
<path d="M700 ${horizon + 20}C760 ${horizon + 12} 860 ${horizon + 10} 960 ${horizon + 18}C1010 ${horizon + 22} 1060 ${horizon + 24} 1120 ${horizon + 30}C1000 ${horizon + 36} 800 ${horizon + 34} 700 ${horizon + 20}Z" fill="${sand}"/>`;

/** A sailing boat with a patched sail; hull, mat roof, helmsman. */
export const boat = (x: number, y: number, scale: number, sail: string, shade: string, turn = 0) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${scale})"><path d="M-6-14V-168" stroke="#0d2423" stroke-width="4"/>
<path d="M-2-164C40-150 66-96 62-34C40-28 16-26-2-28Z" fill="${sail}"/><path d="M-2-164C22-150 38-96 34-29C22-27 8-27-2-28Z" fill="${shade}"/>
<path d="M-6-160C-28-130-44-80-46-30L-8-28Z" fill="${shade}"/><path d="M-118-26C-70 2 66 4 128-40C116-6 92 16 60 20H-70C-92 16-108 0-118-26Z" fill="#0d2423"/>
<path d="M-78-14C-78-40-30-44-24-12Z" fill="#17383a"/><path d="M-104-22V-50M-104-50C-110-54-110-62-104-64C-98-62-98-54-104-50" stroke="#0d2423" stroke-width="7" fill="#0d2423" stroke-linecap="round"/>
<path d="M-98-44L-126 16" stroke="#0d2423" stroke-width="4" stroke-linecap="round"/><path d="M-70 24H60L44 30H-50Z" fill="#0d2423" opacity="0.4"/>
</g>`;

const birds = (t: number) =>
  `<g transform="translate(${n(t * 13)} ${n(t * -4)})"><path d="M520 150q9-10 16 0q7-10 16 0M566 176q7-8 13 0q6-8 13 0M478 182q6-7 11 0q5-7 11 0" fill="none" stroke="#0f2a2a" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></g>`;

const stars = times(46, (i) => {
  const place = seeded(i * 37 + 5);
  return `<circle cx="${n(place() * 1280)}" cy="${n(place() * 220)}" r="${n(0.8 + place() * 1.3)}" fill="#f6efe0" opacity="${n(0.35 + place() * 0.55)}"/>`;
});

/** Sky, water and two boats, 1280 wide. @param t seconds since the poster's moment */
export function river(hour: Hour, t = 0): string {
  const { sky, water, light, ripple } = hour;
  const bands = sky.map(([y, colour]) => `<rect x="0" y="${y}" width="1280" height="400" fill="${colour}"/>`).join('');
  const depth = [0, 26, 58, 100];
  const planes = water.map(
    (colour, i) => `<rect x="0" y="${horizon + (depth[i] ?? 0)}" width="1280" height="260" fill="${colour}"/>`,
  );
  const disc = hour.birds
    ? `<circle cx="640" cy="${n(286 + t * 1.6)}" r="46" fill="${light}"/>`
    : `${stars}<circle cx="640" cy="${n(212 - t * 1.6)}" r="34" fill="${light}"/>`;
  const sway = (phase: number) => Math.sin(t * 1.4 + phase) - Math.sin(phase);
  const boats = `${boat(508 + t * 10, 338 + sway(0) * 1.6, 0.52, '#d9825b', '#b3603e', sway(0.6) * 1.2)}${boat(892 + t * 5, 338 + sway(2) * 1.2, 0.4, '#f0e2c2', '#cdb98c', sway(2.4))}`;
  return `${bands}${clouds(hour.clouds, t)}${disc}${planes.join('')}${banks(hour)}${glitter(hour.birds ? '#fbdf95' : light, t)}${ripples(ripple, t)}${hour.birds ? birds(t) : ''}${boats}`;
}

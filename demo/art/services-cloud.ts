import {
  box,
  ellipse,
  type Flat,
  facingLeft,
  facingRight,
  fill,
  hull,
  ink,
  line,
  lying,
  prism,
  project,
  rectangle,
  shadow,
  type Tones,
  trace,
} from './iso.ts';
import { tone } from './iso-objects.ts';
import { n, seeded, times } from './scene.ts';

const water = '#a8d8bf';
const bank = { top: '#efe6d5', left: '#d8c9a8', right: '#c4b28c' };
const shade = '#dccdaf';
const ground = 44;

/** A machine house on the high bank: racks of slots, one lamp for each. */
const house = (x: number, h: number, body: Tones, seed: number) => {
  const [y, w, d] = [-280, 150, 130];
  const random = seeded(seed);
  const shelves = Math.floor((h - 46) / 30);
  const shelf = (i: number) =>
    `<g transform="translate(14 ${26 + i * 30})"><rect width="122" height="21" fill="${ink}"/><path d="M10 7H62M10 14H62" stroke="#5d6b66" stroke-width="1.6"/>${times(3, (k) => `<circle cx="${84 + k * 14}" cy="10.5" r="4" fill="${random() > 0.28 ? '#57dba6' : '#f3aa2f'}"/>`)}</g>`;
  return `<g transform="translate(0 ${-ground})">${shadow(rectangle(x, y, w, d), 120, shade)}</g>${box(x, y, ground, w, d, h, body)}${facingLeft(x, y + d, ground + h, times(shelves, shelf))}${facingRight(x + w, y + d - 18, ground + h - 24, `<g fill="none" stroke="${ink}" stroke-width="1.8">${times(4, (i) => `<path d="M0 ${i * 12}H${d - 36}"/>`)}</g>`)}${box(x - 10, y - 10, ground + h, w + 20, d + 20, 12, tone.paper)}`;
};

const crate = (x: number, y: number, z: number, size: number, tones: Tones) =>
  `${box(x, y, z, size, size, size * 0.8, tones, 2)}${facingLeft(x, y + size, z + size * 0.8, `<path d="M0 ${size * 0.4}H${size}" stroke="${ink}" stroke-width="1.5"/>`)}${facingRight(x + size, y + size, z + size * 0.8, `<path d="M0 ${size * 0.4}H${size}" stroke="${ink}" stroke-width="1.5"/>`)}`;

const lens = (x: number, y: number, length: number, width: number): Flat[] => [
  ...Array.from(
    { length: 17 },
    (_, i): Flat => [x + length * (i / 16), y - (width / 2) * Math.sin((i / 16) * Math.PI)],
  ),
  ...Array.from(
    { length: 15 },
    (_, i): Flat => [x + length * (1 - (i + 1) / 16), y + (width / 2) * Math.sin(((i + 1) / 16) * Math.PI)],
  ),
];

/** A country boat with its load; `forward` is 1 when the bow points to the lower right. */
const boat = (x: number, y: number, forward: 1 | -1, load: string) => {
  const [length, width] = [290, 84];
  const hullBase = lens(x + 22, y, length - 44, width - 22);
  const rim = lens(x, y, length, width);
  const sides = hull([...hullBase.map(([a, b]) => project(a, b, 0)), ...rim.map(([a, b]) => project(a, b, 26))]);
  const deck = lens(x + 16, y, length - 32, width - 16);
  const tip = (end: number, out: number): Flat[] => [
    project(end, y, 26),
    project(end - out * 34, y - 13, 27),
    project(end + out * 12, y, 52),
    project(end - out * 34, y + 13, 27),
  ];
  const wake = forward === 1 ? x - 20 : x + length + 20;
  const ripple = (k: number) =>
    line(
      [
        project(wake - forward * (10 + k * 26), y - 20 - k * 10),
        project(wake - forward * (60 + k * 40), y - 26 - k * 14),
      ],
      2.2,
      '#fbfaf3',
    ) +
    line(
      [
        project(wake - forward * (10 + k * 26), y + 20 + k * 10),
        project(wake - forward * (60 + k * 40), y + 26 + k * 14),
      ],
      2.2,
      '#fbfaf3',
    );
  return `${fill(hull([...hullBase.map(([a, b]) => project(a + 26, b + 6, 0)), ...hullBase.map(([a, b]) => project(a, b, 0))]), '#86c2a5')}${times(2, ripple)}${fill(sides, '#5a3a26', 2.5)}${fill(
    rim.map(([a, b]) => project(a, b, 26)),
    '#8a5b3a',
    2,
  )}${fill(
    deck.map(([a, b]) => project(a, b, 24)),
    '#d4b98a',
    2,
  )}${load}${fill(tip(x, -1), '#8a5b3a', 2)}${fill(tip(x + length, 1), '#8a5b3a', 2)}`;
};

/** The boatman with his pole, small and plain. */
const boatman = (x: number, y: number, shirt: string) => {
  const [cx, cy] = project(x, y, 26);
  return `<g transform="translate(${n(cx)} ${n(cy)})" stroke="${ink}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M30-104L-34 40" stroke-width="3.5"/>
<path d="M-10 0L-8-30H9L11 0Z" fill="#fbfaf3"/><path d="M-9-28C-12-46-8-56 0-58C9-56 12-46 10-28Z" fill="${shirt}"/>
<path d="M-4-52L-8-36L-20-18M6-52L14-46L12-62" fill="none" stroke="#8a5638" stroke-width="5"/><circle cy="-67" r="8.5" fill="#8a5638"/>
<path d="M-9-69C-8-80 8-80 9-69C3-72-3-72-9-69Z" fill="${ink}"/></g>`;
};

const puffs = [
  [0, 0, 54],
  [66, -22, 66],
  [132, 6, 52],
  [62, 34, 52],
  [4, 36, 40],
  [124, 46, 40],
] as const;

/** A cloud cut from thick card: one outline extruded upwards. */
const cloudShape = (x: number, y: number, z: number) => {
  const layer = (height: number, colour: string, edge: number) =>
    puffs
      .map(([dx, dy, r]) => {
        const [cx, cy] = project(x + dx, y + dy, z + height);
        return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(r * ellipse.wide)}" ry="${n(r * ellipse.flat)}" fill="${colour}"${edge ? ` stroke="${ink}" stroke-width="${edge}"` : ''}/>`;
      })
      .join('');
  const steps = [0, 4, 8, 12, 16, 20];
  return `${steps.map((s) => layer(s, ink, 5)).join('')}${steps.map((s) => layer(s, '#cfd8cf', 0)).join('')}${layer(20, ink, 3)}${layer(20, '#fbfaf3', 0)}`;
};

const rope = (x: number, y: number, z: number, toX: number, toY: number, toZ: number) =>
  line([project(x, y, z), project(toX, toY, toZ)], 2, ink, 'stroke-dasharray="2 8"');

const ghat = times(4, (k) => box(60, -90 + k * 22, 0, 210, 22, 35 - k * 9, bank, 2));

const near = `<path d="${trace([project(-1000, 236), project(1000, 236), project(1000, 1000), project(-1000, 1000)])}" fill="#efe6d5" stroke="${ink}" stroke-width="2.5"/>`;

const jetty = `${shadow(rectangle(-170, 150, 96, 200), 10, '#86c2a5')}${box(-170, 150, 12, 96, 210, 8, tone.wood)}${lying(-170, 150, 20, `<g stroke="${ink}" stroke-width="1.3">${times(9, (i) => `<path d="M0 ${22 + i * 22}H96"/>`)}</g>`)}`;

const ripples = [
  [-420, 20],
  [-380, 60],
  [-60, -10],
  [300, 170],
  [350, 130],
  [520, 10],
  [-640, 150],
] as const;

/** Cloud: a river port. Cargo leaves from the near bank and is stored safely on the high one. */
export const cloud = {
  ground: water,
  shift: [-20, 156] as const,
  zoom: 0.8,
  body: [
    ripples
      .map(
        ([x, y]) =>
          line([project(x, y), project(x + 60, y)], 2.4, '#d5eee0') +
          line([project(x + 20, y + 14), project(x + 54, y + 14)], 2.4, '#d5eee0'),
      )
      .join(''),
    prism(rectangle(-1200, -1300, 2400, 1210), 0, ground, bank),
    house(-270, 196, tone.green, 11),
    house(-60, 262, tone.marigold, 5),
    house(150, 178, tone.green, 23),
    ghat,
    rope(-195, -215, 250, -95, -215, 420),
    rope(15, -215, 316, 5, -215, 420),
    rope(225, -215, 232, 80, -215, 420),
    cloudShape(-76, -230, 420),
    boat(
      -90,
      40,
      1,
      `${crate(20, 20, 24, 40, tone.paper)}${crate(66, 20, 24, 40, tone.marigold)}${crate(112, 18, 24, 40, tone.mint)}${boatman(-40, 40, '#d9825b')}`,
    ),
    boat(
      -560,
      140,
      1,
      `${crate(-460, 120, 24, 42, tone.green)}${crate(-406, 120, 24, 42, tone.paper)}${boatman(-516, 140, '#2c8f6c')}`,
    ),
    near,
    jetty,
    shadow(rectangle(-30, 290, 50, 50), 40, shade),
    crate(-30, 290, 0, 50, tone.paper),
    crate(30, 300, 0, 50, tone.green),
    crate(-6, 296, 40, 46, tone.marigold),
  ].join(''),
};

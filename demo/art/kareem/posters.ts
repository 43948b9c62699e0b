import { halftone, pointedArch, rings, starField } from '../kit/shapes.ts';
import { n, times } from '../scene.ts';
import type { Family } from './families.ts';
import { lamp, moon, nested, rosette, skyline, sparks, words } from './parts.ts';

/** One finished background, 600 x 800. */
export type Poster = (family: Family) => string;

const ground = (family: Family, content: string) =>
  `<rect width="600" height="800" fill="${family.ground}"/>${content}`;

/** Three lamps in front of a tall arch. */
const lamps: Poster = (f) =>
  ground(
    f,
    `<path transform="translate(70 70)" d="${pointedArch(460, 730, 0.7)}" fill="${f.deep}"/><path transform="translate(88 100)" d="${pointedArch(424, 700, 0.7)}" fill="none" stroke="${f.gold}" stroke-width="2"/>${starField(26, 600, 420, f.light, 11)}${lamp(f, 190, 270, 1)}${lamp(f, 300, 170, 1.5)}${lamp(f, 414, 320, 0.9)}${words(f, 300, 690)}`,
  );

/** Nested arches, the new moon in the innermost. */
const gates: Poster = (f) =>
  ground(
    f,
    `${nested(300, 800, 620, 860, [f.deep, f.ground, f.mid, f.gold, f.light], 54, f.gold)}${moon(300, 420, 58, f.deep === '#dfc28d' ? f.text : f.deep)}<path d="M210 800V640H390V800Z" fill="${f.light}"/>${times(4, (index) => `<path d="M${206 - index * 16} ${704 + index * 26}H${394 + index * 16}V${730 + index * 26}H${206 - index * 16}Z" fill="${index % 2 ? f.deep : f.ground}"/>`)}`,
  );

/** A large rosette, half cut off by the edge. */
const geometry: Poster = (f) =>
  ground(
    f,
    `<circle cx="300" cy="316" r="250" fill="${f.deep}"/><g transform="translate(300 316) scale(2.3)" fill="none" stroke="${f.gold}" stroke-width=".85">${rosette(16)}</g><circle cx="300" cy="316" r="62" fill="${f.gold}"/>${moon(300, 316, 40, f.deep)}<g fill="none" stroke="${f.mid}" stroke-width="1.600">${[
      [0, 0],
      [600, 0],
      [0, 800],
      [600, 800],
    ]
      .map(([x, y]) => `<g transform="translate(${x} ${y}) scale(1.500)">${rosette(16)}</g>`)
      .join('')}</g>${words(f, 300, 664)}`,
  );

/** The town under a full moon. */
const town: Poster = (f) =>
  ground(
    f,
    `<circle cx="300" cy="330" r="200" fill="${f.mid}"/><circle cx="300" cy="330" r="150" fill="${f.gold}"/><g transform="translate(150 180)"><clipPath id="full-moon"><circle cx="150" cy="150" r="150"/></clipPath><g clip-path="url(#full-moon)">${halftone(300, 300, 13, f.light, (x, y) => 4.6 - Math.hypot(x - 80, y - 70) / 46)}</g></g>${rings(300, 330, [228, 262, 300], f.mid, 1.5)}${starField(20, 600, 240, f.light, 5)}
<g transform="translate(0 640)">${skyline(600, f.deep)}</g><rect y="630" width="600" height="170" fill="${f.deep}"/>${words({ ...f, text: f.light === '#fff8e6' ? f.text : f.light }, 300, 706)}`,
  );

/** A carved window with the moon behind it. */
const lattice: Poster = (f) => {
  const cell = 75;
  let screen = '';
  for (let y = 0; y <= 640; y += cell) {
    for (let x = 0; x <= 460; x += cell) {
      screen += `M${n(x)} ${n(y - 26)}l8 18 18 8-18 8-8 18-8-18-18-8 18-8zM${n(x + 26)} ${n(y)}h23M${n(x)} ${n(y + 26)}v23M${n(x + 8)} ${n(y + 8)}l59 59M${n(x - 8)} ${n(y + 8)}l-59 59`;
    }
  }
  return ground(
    f,
    `<clipPath id="window"><path transform="translate(76 60)" d="${pointedArch(448, 580, 0.6)}"/></clipPath><path transform="translate(56 36)" d="${pointedArch(488, 614, 0.6)}" fill="${f.deep}"/><g clip-path="url(#window)"><rect width="600" height="800" fill="${f.mid}"/><circle cx="372" cy="270" r="122" fill="${f.light}"/><g transform="translate(76 60)"><path d="${screen}" fill="none" stroke="${f.deep}" stroke-width="7" stroke-linejoin="round"/><path d="${screen}" fill="none" stroke="${f.gold}" stroke-width="1.500" stroke-linejoin="round"/></g></g>${words(f, 300, 716)}`,
  );
};

/** A single large crescent and a few stars, room for a message. */
const crescentNight: Poster = (f) =>
  ground(
    f,
    `${rings(300, 330, [190, 232, 280, 336, 400], f.mid, 1.6)}${moon(300, 330, 168, f.gold, -120)}${lamp(f, 356, 262, 0.72)}${sparks(
      [
        [120, 150, 16],
        [486, 190, 22],
        [520, 470, 13],
        [96, 430, 20],
        [200, 90, 9],
        [430, 96, 10],
      ],
      f.light,
    )}<path d="M0 800V726C120 690 220 706 300 724S480 752 600 700V800Z" fill="${f.deep}"/><path d="M0 800V762C140 730 240 760 330 768S500 776 600 748V800Z" fill="${f.mid}"/>${words(f, 300, 634)}`,
  );

export const posters = { lamps, gates, geometry, town, lattice, crescentNight } as const;

/** A poster as a sheet of paper of the given width. */
export const sheet = (
  content: string,
  width: number,
  shadow = '16px 26px 40px -14px rgba(6,14,12,.6),4px 6px 10px -4px rgba(6,14,12,.4)',
): string =>
  `<svg width="${width}" height="${n((width * 4) / 3)}" viewBox="0 0 600 800" style="overflow:hidden;box-shadow:${shadow}">${content}</svg>`;

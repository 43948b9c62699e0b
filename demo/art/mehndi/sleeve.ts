import { n, times } from '../scene.ts';
import { dot, drop, flower, inHenna, leaf, medallion, paisley, put, vine } from './elements.ts';
import { henna as c } from './palette.ts';

const arm = 'M-300-236C200-214 900-196 1600-150V166C900 214 200 232-300 250Z';

/** A line around the arm. */
const ring = (x: number) => `<path d="M${x}-250Q${x + 34} 0 ${x} 250"/>`;
const rings = (...places: number[]) => places.map(ring).join('');

/** Points across the arm at x, following its roundness. */
const across = (x: number, count: number, reach: number, make: (x: number, y: number, index: number) => string) =>
  times(count, (index) => {
    const y = count === 1 ? 0 : -reach + (index * 2 * reach) / (count - 1);
    return make(x + 17 * (1 - (y / 250) ** 2), y, index);
  });

const lacing = (x: number, side: number) =>
  across(
    x,
    13,
    226,
    (px, y) =>
      `<path d="M${n(px)} ${n(y - 19)}C${n(px + 24 * side)} ${n(y - 19)} ${n(px + 24 * side)} ${n(y + 19)} ${n(px)} ${n(y + 19)}"/>${dot(px + 8 * side, y, 3)}${dot(px + 28 * side, y, 3)}`,
  );

/** Curved diamonds between two rings, with a drop in every second one. */
function net(from: number, columns: number, cell: number): string {
  const rows = 10;
  const spot = (column: number, row: number) => {
    const y = -250 + (row * 500) / rows;
    return `${n(from + column * cell + 17 * (1 - (y / 250) ** 2))} ${n(y)}`;
  };
  let lines = '';
  let marks = '';
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      lines += `M${spot(column, row)}L${spot(column + 1, row + 1)}M${spot(column, row + 1)}L${spot(column + 1, row)}`;
      const y = -250 + ((row + 0.5) * 500) / rows;
      const x = from + (column + 1) * cell + 17 * (1 - (y / 250) ** 2);
      if (column < columns - 1) marks += put(flower(5), x, y, 0.2, 0, 2);
    }
  }
  return `<path d="${lines}"/>${marks}`;
}

const corner = (x: number, y: number, turn: number) =>
  `${put(leaf, x, y, 0.74, turn)}${put(leaf, x, y, 0.5, turn - 46)}${put(leaf, x, y, 0.5, turn + 46)}${put(drop, x, y, 0.3, turn - 88)}${put(drop, x, y, 0.3, turn + 88)}`;

/** The filling of one corner between the medallion and the borders; mirrored by sx and sy. */
const quarter = (sx: number, sy: number) =>
  `<g transform="translate(692 0) scale(${sx} ${sy})">${vine([0, 206, 50, 224, 104, 212, 128, 194], 3, 50)}${vine([202, 62, 214, 96, 206, 120, 178, 146], 2, 42)}${put(flower(7), 160, 118, 0.34)}${dot(150, 88, 4)}${dot(128, 142, 4)}${dot(0, 196, 5)}</g>`;

/** A silk background with small woven paisleys, in rows. */
export const silk = (width: number, height: number, colour: string): string =>
  inHenna(
    colour,
    times(Math.ceil(height / 90) + 1, (row) =>
      times(Math.ceil(width / 120) + 1, (column) =>
        put(paisley(), column * 120 + (row % 2 ? 60 : 0), row * 90, 0.36, row % 2 ? -12 : 12, 1.6),
      ),
    ),
    1.6,
  );

/** A forearm with a bridal sleeve along the x axis, from x = -300 to 1600, about 480 wide. */
export function sleeve(id: string): string {
  const design = `${rings(-30, -20)}${net(-10, 3, 50)}${rings(146, 156)}${lacing(160, 1)}
${across(276, 4, 174, (x, y) => put(paisley(), x, y, 0.92, 90))}${lacing(392, -1)}${rings(396, 406)}${across(424, 15, 224, (x, y) => put(drop, x - 12, y, 0.26, 90))}${rings(448, 458)}
${put(medallion(16), 690, 0, 1.72)}${corner(478, -196, 118)}${corner(478, 200, 62)}${corner(912, -186, -118)}${corner(912, 192, -62)}${put(flower(8), 494, 0, 0.62)}${put(flower(8), 896, 0, 0.62)}
${quarter(1, 1)}${quarter(-1, 1)}${quarter(1, -1)}${quarter(-1, -1)}
${rings(928, 938)}${lacing(942, 1)}${vine([1000, -190, 1046, -120, 1012, -80, 1036, -36], 4, 62)}${vine([1060, 190, 1014, 120, 1052, 90, 1030, 44], 4, 62)}${rings(1104, 1114)}${net(1122, 2, 50)}${rings(1228, 1238)}${across(1290, 5, 180, (x, y) => put(flower(9), x, y, 0.72))}${rings(1340, 1350)}`;
  return `<clipPath id="${id}"><path d="${arm}"/></clipPath><path d="${arm}" transform="translate(16 40)" fill="#2c0807" opacity=".45"/><path d="${arm}" fill="${c.skin}"/><g clip-path="url(#${id})"><path d="M-300 128C200 118 900 96 1600 70V400H-300Z" fill="${c.shade}" opacity=".5"/><path d="M-300-210C200-190 900-172 1600-128V-112C900-150 200-166-300-186Z" fill="#e0ab80" opacity=".8"/>${inHenna(c.line, design, 2.8)}</g>`;
}

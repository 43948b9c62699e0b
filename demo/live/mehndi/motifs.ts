import { type Curve, evenly, type Place, put, spotsAt, through } from './curves.ts';

/** The marks of the cone: lines in two widths, dots in two sizes, a filled shape. */
export type StrokeKind = 'line' | 'fine' | 'dot' | 'bead' | 'solid';

export interface Stroke {
  readonly kind: StrokeKind;
  readonly curve: Curve;
}

const line = (...curve: number[]): Stroke => ({ kind: 'line', curve });
const fine = (...curve: number[]): Stroke => ({ kind: 'fine', curve });
const solid = (...curve: number[]): Stroke => ({ kind: 'solid', curve });
const dot = (x: number, y: number): Stroke => ({ kind: 'dot', curve: [x, y] });
const bead = (x: number, y: number): Stroke => ({ kind: 'bead', curve: [x, y] });

/** A motif at its placement. */
export const placed = (strokes: readonly Stroke[], place: Place): Stroke[] =>
  strokes.map(({ kind, curve }) => ({ kind, curve: put(curve, place) }));

/** The same strokes repeated around the centre, one position after another, as a hand moves around. */
const around = (count: number, strokes: readonly Stroke[], offset = 0): Stroke[] =>
  Array.from({ length: count }, (_, index) =>
    placed(strokes, { x: 0, y: 0, turn: offset + (index * 360) / count }),
  ).flat();

const circle = (r: number): Curve => {
  const k = r * 0.5523;
  return [0, -r, k, -r, r, -k, r, 0, r, k, k, r, 0, r, -k, r, -r, k, -r, 0, -r, -k, -k, -r, 0, -r];
};

/** Beads that get smaller along a line: how a hand tapers off a pattern. */
export const trail = (...places: number[]): Stroke[] =>
  places.flatMap((x, index) => (index % 2 === 0 ? [(index < 4 ? bead : dot)(x, places[index + 1] ?? 0)] : []));

/** A drop from 0, 0 to its tip at 0, -100. */
const drop: Stroke = solid(0, 0, -26, -20, -22, -60, 0, -100, 22, -60, 26, -20, 0, 0);

/** A leaf from 0, 0 to its tip at 0, -100: outline, vein, and one half hatched. */
export const leaf: readonly Stroke[] = [
  line(0, 0, -32, -20, -36, -64, 0, -100, 36, -64, 32, -20, 0, 0),
  fine(0, 0, 3, -30, -3, -60, 0, -86),
  ...[14, 28, 42, 56].map((y, index) =>
    fine(0, -y, 6, -y - 5, 13, -y - 10, 18 - (index === 3 ? 3 : 0), -y - 16 - (index === 0 ? 2 : 0)),
  ),
];

/** A flower of radius 50. */
export function flower(petals: number): Stroke[] {
  const half = 50 * Math.sin(Math.PI / petals);
  const petal = line(
    -half * 0.42,
    -17,
    -half * 1.25,
    -34,
    -half * 0.9,
    -50,
    0,
    -50,
    half * 0.9,
    -50,
    half * 1.25,
    -34,
    half * 0.42,
    -17,
  );
  const vein = (lean: number) =>
    fine(half * lean, -23, half * lean, -28, half * lean * 1.3, -33, half * lean * 1.5, -38);
  return [
    { kind: 'line', curve: circle(14) },
    { kind: 'solid', curve: circle(7.5) },
    ...around(petals, [petal]),
    ...around(petals, [vein(-0.32), vein(0), vein(0.32)]),
  ];
}

/** A band of crossing lines between two circles. */
function net(inner: number, outer: number, teeth: number): Stroke[] {
  const zigzag = (first: number) => {
    const corners = Array.from({ length: teeth * 2 + 1 }, (_, index) => {
      const [angle, r] = [(index * Math.PI) / teeth, (index + first) % 2 === 0 ? inner : outer];
      return [Math.sin(angle) * r, -Math.cos(angle) * r] as const;
    });
    return corners.flatMap(([x, y], index) => {
      const [fromX, fromY] = corners[index - 1] ?? [x, y];
      return index === 0
        ? [x, y]
        : [(fromX * 2 + x) / 3, (fromY * 2 + y) / 3, (fromX + x * 2) / 3, (fromY + y * 2) / 3, x, y];
    });
  };
  return [fine(...zigzag(0)), fine(...zigzag(1))];
}

/** A round medallion of radius 100, ring by ring. */
export const medallion: Record<'heart' | 'net' | 'petals' | 'lace', readonly Stroke[]> = {
  heart: [
    ...placed(flower(8), { x: 0, y: 0, scale: 0.66 }),
    { kind: 'line', curve: circle(36) },
    ...around(30, [dot(0, -39.5)]),
    { kind: 'line', curve: circle(43) },
  ],
  net: [...net(43, 56, 24), { kind: 'line', curve: circle(56) }],
  petals: [
    ...around(16, [line(-11, -56, -14, -72, -7, -78, 0, -88, 7, -78, 14, -72, 11, -56)]),
    ...around(16, [placed([drop], { x: 0, y: -59, scale: 0.19 })].flat()),
    ...around(16, [fine(0, -70, 0, -86, 0, -90, 0, -98)], 11.25),
    ...around(16, [bead(0, -93)], 0),
  ],
  lace: [...around(32, [line(-9.4, -99, -8, -109, 8, -109, 9.4, -99)], 5.625), ...around(32, [dot(0, -112)], 5.625)],
};

export const paisleyCurve: Curve = [
  0, 52, -36, 52, -54, 24, -48, -10, -42, -46, -18, -82, 14, -84, 34, -85, 50, -74, 46, -56, 42, -68, 28, -72, 20, -60,
  12, -46, 50, -34, 50, 2, 50, 32, 32, 52, 0, 52,
];
export const innerCurve: Curve = [
  0, 42, -29, 42, -43, 20, -38.5, -9, -34, -38, -17, -66, 5, -73, 2, -58, 8, -47, 19, -39, 31, -30, 40.5, -18, 40.5, 3,
  40.5, 26, 27, 42, 0, 42,
];
export const betweenCurve: Curve = [0, 47, -32, 47, -48.5, 22, -43, -9.5, -38, -42, -18, -74, 9, -79];
const betweenOther: Curve = [45.5, 3, 45.5, 28, 27, 47, 0, 47];

const dots = (curve: Curve, count: number) => spotsAt(curve, evenly(count)).map(({ x, y }) => dot(x, y));

/** A paisley about 100 in size, in drawing order. */
export const paisley: Record<'outline' | 'filling' | 'lace', readonly Stroke[]> = {
  outline: [
    { kind: 'line', curve: paisleyCurve },
    { kind: 'fine', curve: innerCurve },
    ...dots(betweenCurve, 19),
    ...dots([...betweenOther], 9)
      .slice(0, -1)
      .toReversed(),
  ],
  filling: [
    ...placed(flower(9), { x: 0, y: 14, scale: 0.52 }),
    fine(...through([-4, -14, -10, -28, -9, -42, -2, -54])),
    ...[
      [-2, -54, 0.13, 12],
      [-9, -36, 0.16, -40],
      [-8, -45, 0.14, 62],
      [-9, -27, 0.18, 62],
      [17, -14, 0.17, 12],
      [-22, -13, 0.17, 8],
      [28, -2, 0.15, 4],
    ].flatMap(([x = 0, y = 0, scale = 1, turn = 0]) => placed([drop], { x, y, scale, turn })),
  ],
  lace: spotsAt(paisleyCurve, evenly(68, true))
    .filter(({ x, y }, index) => index % 2 === 0 && !(y < -46 && x > 8))
    .flatMap(({ x, y, angle }) =>
      placed([line(-5.4, 0, -5.4, -9, 5.4, -9, 5.4, 0), dot(0, -12)], { x, y, turn: angle }),
    ),
};

/** Leaves and drops alternating along a stem, smaller towards its end; `size` is the length of the first leaf. */
export function vine(stem: Curve, pairs: number, size: number): { stem: Stroke[]; leaves: Stroke[] } {
  const spots = spotsAt(stem, evenly(pairs + 2));
  const leaves = spots.slice(1, -1).flatMap(({ x, y, angle }, index) => {
    const scale = (size * (1 - (index / pairs) * 0.5)) / 100;
    const side = index % 2 === 0 ? -1 : 1;
    return [
      ...placed(leaf, { x, y, scale, turn: angle + 90 + 54 * side }),
      ...placed([drop], { x, y, scale: scale * 0.5, turn: angle + 90 - 50 * side }),
    ];
  });
  const end = spots.at(-1);
  const tip = end ? placed([drop], { x: end.x, y: end.y, scale: size / 130, turn: end.angle + 90 }) : [];
  return { stem: [{ kind: 'line', curve: stem }], leaves: [...leaves, ...tip] };
}

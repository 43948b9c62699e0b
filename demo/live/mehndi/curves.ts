/** A start point followed by cubic segments of three points each: x, y pairs. */
export type Curve = readonly number[];

export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Direction of travel in degrees. */
  readonly angle: number;
}

/** The placement of a motif: moved, rotated clockwise in degrees, scaled. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly turn?: number;
}

const STEPS = 12;
const RAD = Math.PI / 180;

/** A curve with a placement applied. */
export function put(curve: Curve, { x, y, scale = 1, turn = 0 }: Place): Curve {
  const [cos, sin] = [Math.cos(turn * RAD) * scale, Math.sin(turn * RAD) * scale];
  return curve.map((value, index) => {
    const other = curve[index % 2 === 0 ? index + 1 : index - 1] ?? 0;
    return index % 2 === 0 ? x + value * cos - other * sin : y + other * sin + value * cos;
  });
}

/** As SVG path data in whole units; each segment relative to its own start, whose small numbers compress better. */
export function pathOf(curve: Curve): string {
  const whole = curve.map(Math.round);
  const at = (index: number) => whole[index] ?? 0;
  let path = `M${at(0)} ${at(1)}${whole.length > 2 ? 'c' : 'h0'}`;
  for (let index = 2; index < whole.length; index += 1) {
    const from = Math.floor((index - 2) / 6) * 6 + (index % 2);
    const step = at(index) - at(from);
    path += step < 0 || path.endsWith('c') ? step : ` ${step}`;
  }
  return path;
}

/** Points in small steps along a curve, each with the distance from the start. */
function walk(curve: Curve): { x: number; y: number; way: number }[] {
  const at = (index: number) => curve[index] ?? 0;
  const points = [{ x: at(0), y: at(1), way: 0 }];
  for (let from = 0; from + 7 < curve.length; from += 6)
    for (let step = 1; step <= STEPS; step += 1) {
      const t = step / STEPS;
      const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3];
      const mix = (axis: number) =>
        a * at(from + axis) + b * at(from + 2 + axis) + c * at(from + 4 + axis) + d * at(from + 6 + axis);
      const [x, y] = [mix(0), mix(1)];
      const last = points.at(-1) ?? { x, y, way: 0 };
      points.push({ x, y, way: last.way + Math.hypot(x - last.x, y - last.y) });
    }
  return points;
}

export const lengthOf = (curve: Curve): number => walk(curve).at(-1)?.way ?? 0;

/** The points at fractions of a curve's length, 0 to 1. */
export function spotsAt(curve: Curve, shares: readonly number[]): Spot[] {
  const points = walk(curve);
  const whole = points.at(-1)?.way ?? 0;
  return shares.map((share) => {
    const found = points.findIndex(({ way }) => way >= share * whole);
    const index = Math.max(1, found === -1 ? points.length - 1 : found);
    const to = points[index] ?? { x: curve[0] ?? 0, y: curve[1] ?? 0, way: 0 };
    const from = points[index - 1] ?? to;
    const part = to.way > from.way ? (share * whole - from.way) / (to.way - from.way) : 0;
    return {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
      angle: Math.atan2(to.y - from.y, to.x - from.x) / RAD,
    };
  });
}

/** `count` fractions from 0 on; the last one is 1 unless the curve is closed. */
export const evenly = (count: number, closed = false): number[] =>
  Array.from({ length: count }, (_, index) => index / (closed ? count : count - 1));

/** A smooth curve through points, given as x, y pairs. */
export function through(points: readonly number[]): Curve {
  const count = points.length / 2;
  const at = (index: number, axis: number) => points[Math.min(count - 1, Math.max(0, index)) * 2 + axis] ?? 0;
  const lean = (index: number, axis: number) => (at(index + 1, axis) - at(index - 1, axis)) / 6;
  const curve = [at(0, 0), at(0, 1)];
  for (let to = 1; to < count; to += 1)
    curve.push(
      at(to - 1, 0) + lean(to - 1, 0),
      at(to - 1, 1) + lean(to - 1, 1),
      at(to, 0) - lean(to, 0),
      at(to, 1) - lean(to, 1),
      at(to, 0),
      at(to, 1),
    );
  return curve;
}

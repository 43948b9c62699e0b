/** Points along smooth curves, with the direction of travel, so that ornaments can follow them. */

export interface Place {
  x: number;
  y: number;
  /** Direction of travel in degrees. */
  angle: number;
}

/** Start point followed by cubic segments of three points each: x, y pairs. */
export type Cubic = readonly number[];

const at = (values: Cubic, index: number) => values[index] ?? 0;

/** `count` evenly spaced points along a chain of cubic segments, ends included. */
export function along(curve: Cubic, count: number): Place[] {
  const fine: { x: number; y: number; length: number }[] = [];
  const segments = (curve.length / 2 - 1) / 3;
  let length = 0;
  for (let segment = 0; segment < segments; segment++) {
    const start = segment * 6;
    for (let step = segment === 0 ? 0 : 1; step <= 40; step++) {
      const t = step / 40;
      const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3];
      const mix = (axis: number) =>
        a * at(curve, start + axis) +
        b * at(curve, start + 2 + axis) +
        c * at(curve, start + 4 + axis) +
        d * at(curve, start + 6 + axis);
      const [x, y] = [mix(0), mix(1)];
      const last = fine.at(-1);
      if (last) length += Math.hypot(x - last.x, y - last.y);
      fine.push({ x, y, length });
    }
  }
  let cursor = 0;
  return Array.from({ length: count }, (_, index) => {
    const target = (length * index) / Math.max(1, count - 1);
    while (cursor < fine.length - 2 && (fine[cursor + 1]?.length ?? 0) < target) cursor++;
    const from = fine[cursor] ?? { x: 0, y: 0, length: 0 };
    const to = fine[cursor + 1] ?? from;
    const part = to.length > from.length ? (target - from.length) / (to.length - from.length) : 0;
    return {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
      angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
    };
  });
}

/** The curve as SVG path data. */
export function cubicPath(curve: Cubic): string {
  let path = `M${at(curve, 0)} ${at(curve, 1)}`;
  for (let index = 2; index + 5 < curve.length; index += 6) path += `C${curve.slice(index, index + 6).join(' ')}`;
  return path;
}

/** One colour channel of a picture, row by row. */
export interface Plane {
  values: Float32Array;
  width: number;
  height: number;
}

/** The second derivative across an edge: positive on its dark side, negative on its light one. */
function acrossEdge(values: Float32Array, at: number, width: number): number {
  const v = (offset: number) => values[at + offset] ?? 0;
  const dx = (v(1) - v(-1)) / 2;
  const dy = (v(width) - v(-width)) / 2;
  const dxx = v(1) - 2 * v(0) + v(-1);
  const dyy = v(width) - 2 * v(0) + v(-width);
  const dxy = (v(width + 1) - v(width - 1) - v(-width + 1) + v(-width - 1)) / 4;
  return dx * dx * dxx + 2 * dx * dy * dxy + dy * dy * dyy;
}

/**
 * One step of a shock filter: each side of an edge takes the colour next to it, so that an edge blurred by enlarging
 * becomes two areas with a line between them. The position of the edge is read from `smooth`, a blurred copy, which
 * keeps it steady.
 */
export function shock({ values, width, height }: Plane, smooth: Float32Array, step: number): Float32Array {
  const next = values.slice();
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const side = acrossEdge(smooth, at, width);
      const own = values[at] ?? 0;
      const [left, right] = [own - (values[at - 1] ?? 0), (values[at + 1] ?? 0) - own];
      const [up, down] = [own - (values[at - width] ?? 0), (values[at + width] ?? 0) - own];
      // Only flow towards this pixel counts, so that nothing overshoots.
      const slope =
        side > 0
          ? Math.hypot(Math.max(left, -right, 0), Math.max(up, -down, 0))
          : Math.hypot(Math.max(-left, right, 0), Math.max(-up, down, 0));
      next[at] = own - (side > 0.02 ? 1 : side < -0.02 ? -1 : 0) * slope * step;
    }
  return next;
}

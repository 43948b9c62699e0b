/**
 * Which of `count` labels below a chart are drawn so that they never touch: always the last one, then every n-th before
 * it.
 * @param available of the whole axis, in pixels
 * @param widest label in pixels, including the gap to its neighbour
 */
export function labelPositions(count: number, available: number, widest: number): number[] {
  if (count === 0) return [];
  const step = Math.max(1, Math.ceil((count * widest) / Math.max(available, 1)));
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % step === 0);
}

/**
 * Which of `count` names below a chart are written, so that they never touch: the last one always, then every n-th
 * before it.
 * @param room of the whole axis, in pixels
 * @param widest name, in pixels, with the gap to its neighbour
 */
export function labelPlaces(count: number, room: number, widest: number): number[] {
  if (count === 0) return [];
  const step = Math.max(1, Math.ceil((count * widest) / Math.max(room, 1)));
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % step === 0);
}

/** Where the messages are, by preference; a narrow window has only the first and the last. */
export const TOAST_POSITIONS = ['bottom-end', 'bottom-center', 'bottom-start', 'top-end', 'top-center'] as const;
export type ToastPosition = (typeof TOAST_POSITIONS)[number];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a message must not cover, and how bad it would be. */
export interface Obstacle {
  readonly box: Box;
  readonly weight: number;
}

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The first place that covers nothing, else the one that covers what matters least. */
export function findToastPosition(
  places: readonly (readonly [ToastPosition, Box])[],
  obstacles: readonly Obstacle[],
): ToastPosition {
  const costOf = (box: Box) =>
    obstacles.reduce((cost, obstacle) => (overlaps(box, obstacle.box) ? cost + obstacle.weight : cost), 0);
  const ranked = places.map(([place, box]) => ({ place, cost: costOf(box) }));
  return ranked.toSorted((a, b) => a.cost - b.cost)[0]?.place ?? 'bottom-end';
}

/** Minimum horizontal distance of a swipe, in pixels. */
const SWIPE_PX = 40;

/** The direction of a swipe: 1 to the next picture, -1 to the previous one, 0 for a tap or a vertical scroll. */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(dy) * 1.5) return 0;
  return dx < 0 ? 1 : -1;
}

/** The picture that a key moves to; undefined for other keys. Does not wrap around. */
export function keyTarget(key: string, selected: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return clampIndex(selected + 1, count);
    case 'ArrowLeft':
      return clampIndex(selected - 1, count);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
}

/** Clamps an index to the existing pictures. */
export const clampIndex = (index: number, count: number): number => Math.max(0, Math.min(index, count - 1));

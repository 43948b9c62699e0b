/** How far a finger must go sideways, in pixels, before it means another picture. */
const SWIPE_PX = 40;

/** Where a swipe leads: 1 to the next picture, -1 to the one before, 0 when it was a tap or meant to scroll the page. */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(dy) * 1.5) return 0;
  return dx < 0 ? 1 : -1;
}

/** The picture that a key leads to; undefined for keys that mean nothing here. The ends are ends. */
export function keyTarget(key: string, selected: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return clampPicture(selected + 1, count);
    case 'ArrowLeft':
      return clampPicture(selected - 1, count);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
}

/** The nearest picture that exists. */
export const clampPicture = (index: number, count: number): number => Math.max(0, Math.min(index, count - 1));

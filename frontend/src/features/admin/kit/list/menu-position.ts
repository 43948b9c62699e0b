interface Box {
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 4;
const EDGE = 8;

/**
 * Where a menu is placed: below its button, right edges aligned; above it when there is no room below.
 * @param menu the element, already shown, so that it has a size
 */
export function menuPosition(
  button: Box,
  { offsetWidth, offsetHeight }: Pick<HTMLElement, 'offsetWidth' | 'offsetHeight'>,
  view: Size,
): { left: number; top: number } {
  const below = button.bottom + GAP;
  const fits = below + offsetHeight + EDGE <= view.height;
  const left = Math.min(button.right - offsetWidth, view.width - offsetWidth - EDGE);
  return {
    left: Math.max(EDGE, left),
    top: fits ? below : Math.max(EDGE, button.top - GAP - offsetHeight),
  };
}

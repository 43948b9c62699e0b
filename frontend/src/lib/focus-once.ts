/**
 * For use as a `ref`: focuses the element that replaces a pressed button. Inside a dialog that opens in the same step
 * it sets `autofocus`, since the browser would otherwise focus the first control.
 */
export const focusOnce = (element: HTMLElement | null): void => {
  if (!element) return;
  element.autofocus = true;
  element.focus({ preventScroll: true });
};

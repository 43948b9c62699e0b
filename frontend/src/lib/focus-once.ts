/**
 * As a `ref`: focuses what takes the place of something that was pressed. Inside a dialog that opens in the same step it is marked
 * for the browser, which would choose the first control otherwise.
 */
export const focusOnce = (element: HTMLElement | null): void => {
  if (!element) return;
  element.autofocus = true;
  element.focus({ preventScroll: true });
};

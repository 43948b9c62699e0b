/** As a `ref`: focuses what takes the place of something that was pressed. */
export const focusOnce = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

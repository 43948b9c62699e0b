/** Leaves a failure that the reader need not see where developers and monitoring look: the window's error report. */
export function logError(error: unknown): void {
  if (typeof reportError === 'function') reportError(error);
}

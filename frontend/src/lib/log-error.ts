/** Leaves a failure that the reader need not see where developers look: a line of the console. */
export function logError(error: unknown): void {
  console.error(error);
}

/** Logs a failure that users need not see to the console, for developers. */
export function logError(error: unknown): void {
  console.error(error);
}

import { isChunkLoadError, isPageLeaving } from './chunk-load-error.ts';

/**
 * Logs a failure that users need not see to the console, for developers. A script that is still loading when the page is
 * left is no failure: Firefox cancels it.
 */
export function logError(error: unknown): void {
  if (!isChunkLoadError(error) || !isPageLeaving()) console.error(error);
}

import type { Logger } from '../lib/log.ts';

const CHECK_INTERVAL_MS = 250;
/** Longer than any request may cause, so a line in the log means a bug or an overloaded machine. */
const REPORT_THRESHOLD_MS = 1_000;

/**
 * Logs a blocked event loop: one slow piece of code delays every visitor, and nothing else reports it.
 * @returns stops it
 */
export function watchEventLoopLag(log: Logger): () => void {
  let due = performance.now() + CHECK_INTERVAL_MS;
  const timer = setInterval(() => {
    const now = performance.now();
    const lag = Math.round(now - due);
    due = now + CHECK_INTERVAL_MS;
    if (lag >= REPORT_THRESHOLD_MS) log.warn('The event loop was blocked', { ms: lag });
  }, CHECK_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}

import type { Logger } from '../lib/log.ts';

const EVERY_MS = 250;
/** Longer than any request may cause, so a line in the log means a bug or an overloaded machine. */
const REPORTED_MS = 1_000;

/**
 * Logs a blocked event loop: one slow piece of code delays every visitor, and nothing else reports it.
 * @returns stops it
 */
export function watchEventLoopLag(log: Logger): () => void {
  let due = performance.now() + EVERY_MS;
  const timer = setInterval(() => {
    const now = performance.now();
    const lag = Math.round(now - due);
    due = now + EVERY_MS;
    if (lag >= REPORTED_MS) log.warn('The event loop was blocked', { ms: lag });
  }, EVERY_MS).unref();
  return () => clearInterval(timer);
}

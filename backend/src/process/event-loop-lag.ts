import type { Logger } from '../lib/log.ts';

const LOOK_EVERY_MS = 250;
/** Longer than anything a request may cause, so a line in the log means a mistake of ours or a starved machine. */
const WORTH_A_LINE_MS = 1_000;

/**
 * Logs when the whole process stood still: one slow piece of code keeps every visitor waiting, and nothing else tells.
 * @returns stops it
 */
export function watchStandStill(log: Logger): () => void {
  let due = performance.now() + LOOK_EVERY_MS;
  const timer = setInterval(() => {
    const now = performance.now();
    const late = Math.round(now - due);
    due = now + LOOK_EVERY_MS;
    if (late >= WORTH_A_LINE_MS) log.warn('The process stood still', { ms: late });
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

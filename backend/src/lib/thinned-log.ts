import type { LogFields, Logger } from './log.ts';

const MINUTE_MS = 60_000;

/**
 * A log whose warnings anybody can cause from outside: of the same sentence the first of a minute is written, the others are
 * counted and told in one line when the minute ends.
 */
export function thinned(log: Logger): Logger {
  const counts = new Map<string, { fields: LogFields; more: number }>();
  const end = (message: string) => {
    const { fields = {}, more = 0 } = counts.get(message) ?? {};
    counts.delete(message);
    if (more > 0) log.warn(message, { ...fields, repeated: more });
  };
  return {
    info: (message, fields) => log.info(message, fields),
    error: (message, fields) => log.error(message, fields),
    warn(message, fields = {}) {
      const known = counts.get(message);
      if (known) {
        known.more += 1;
        return;
      }
      counts.set(message, { fields, more: 0 });
      log.warn(message, fields);
      setTimeout(end, MINUTE_MS, message).unref();
    },
  };
}

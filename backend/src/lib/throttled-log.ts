import type { LogFields, Logger } from './log.ts';

const MINUTE_MS = 60_000;

/**
 * A log for warnings that anyone can cause from outside: within a minute the first of each message is written, the
 * others are counted and reported in one line at the end.
 */
export function throttleLog(log: Logger): Logger {
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
      const entry = counts.get(message);
      if (entry) {
        entry.more += 1;
        return;
      }
      counts.set(message, { fields, more: 0 });
      log.warn(message, fields);
      setTimeout(end, MINUTE_MS, message).unref();
    },
  };
}

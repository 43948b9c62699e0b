/** After this time a call counts as slow. */
export const SLOW_AFTER_MS = 10_000;

/**
 * Calls that take longer than ten seconds. They have no timeout: the user decides how long to wait, so the page offers
 * to cancel them.
 */
export function createPendingRequests() {
  const slow = new Set<() => void>();
  let pauses = 0;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    /** Whether at least one call is late; for useSyncExternalStore. */
    read: (): boolean => slow.size > 0 && pauses === 0,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Aborts every late call as if the connection had failed. */
    cancel(): void {
      for (const stop of [...slow]) stop();
    },
    /** Pauses while a call waits for the user. @returns resumes */
    pause(): () => void {
      pauses += 1;
      notify();
      return () => {
        pauses -= 1;
        notify();
      };
    },
    /** Watches a call that `stop` would abort. @returns stops watching, called when its answer has begun */
    watch(stop: () => void, patienceMs = SLOW_AFTER_MS): () => void {
      const timer = setTimeout(() => {
        slow.add(stop);
        notify();
      }, patienceMs);
      return () => {
        clearTimeout(timer);
        if (slow.delete(stop)) notify();
      };
    },
  };
}

/** The late calls of this page. */
export const pendingRequests = createPendingRequests();

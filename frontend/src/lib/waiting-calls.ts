/** After so long a call takes longer than people expect. */
export const PATIENCE_MS = 10_000;

/**
 * The calls that take longer than ten seconds. They have no time limit: the reader decides how long to wait, so the page
 * offers to cancel them.
 */
export function createWaitingCalls() {
  const late = new Set<() => void>();
  let pauses = 0;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    /** Whether at least one call is late; made for useSyncExternalStore. */
    read: (): boolean => late.size > 0 && pauses === 0,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Ends every late call as if the connection had broken. */
    cancel(): void {
      for (const stop of [...late]) stop();
    },
    /** Says nothing for as long as a call waits for the reader. @returns the end of that */
    pause(): () => void {
      pauses += 1;
      tell();
      return () => {
        pauses -= 1;
        tell();
      };
    },
    /** Watches a call that `stop` would end. @returns stops watching: its answer has begun */
    watch(stop: () => void, patienceMs = PATIENCE_MS): () => void {
      const timer = setTimeout(() => {
        late.add(stop);
        tell();
      }, patienceMs);
      return () => {
        clearTimeout(timer);
        if (late.delete(stop)) tell();
      };
    },
  };
}

/** The late calls of this page. */
export const waitingCalls = createWaitingCalls();

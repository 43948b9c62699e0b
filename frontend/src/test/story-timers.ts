// A timer that outlives its story fires in the next one: the timeout of a request that is never answered would show its
// toast there.
const LONG_MS = 10_000;

const pending = new Set<number>();
const start = window.setTimeout.bind(window);

Object.assign(window, {
  setTimeout: (handler: TimerHandler, delay = 0, ...values: unknown[]): number => {
    const id = start(handler, delay, ...values);
    if (delay >= LONG_MS) pending.add(id);
    return id;
  },
});

/** Clears the long timers of the previous story. */
export const stopStoryTimers = (): void => {
  for (const id of pending) clearTimeout(id);
  pending.clear();
};

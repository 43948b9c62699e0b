// A timer that outlives its story fires in the next one: the timeout of a request that is never answered would show its
// toast there.
const LONG_MS = 10_000;

/**
 * Toasts disappear after six or twelve seconds: on a slow machine before the picture, or between the two themes. The
 * next slide and scene would come as well.
 */
const BY_ITSELF_MS = { from: 6000, to: 12_000 };
const NEVER_MS = 2 ** 31 - 1;

const pending = new Set<number>();
const start = window.setTimeout.bind(window);
let isStill = false;

Object.assign(window, {
  setTimeout: (handler: TimerHandler, delay = 0, ...values: unknown[]): number => {
    const isPaused = isStill && delay >= BY_ITSELF_MS.from && delay <= BY_ITSELF_MS.to;
    const id = start(handler, isPaused ? NEVER_MS : delay, ...values);
    if (isPaused || delay >= LONG_MS) pending.add(id);
    return id;
  },
});

/** Until `resumeTimers`, toasts stay and slides do not advance. */
export const pauseTimers = (): void => {
  isStill = true;
};

export const resumeTimers = (): void => {
  isStill = false;
};

/** Clears the long timers of the previous story. */
export const stopStoryTimers = (): void => {
  for (const id of pending) clearTimeout(id);
  pending.clear();
};

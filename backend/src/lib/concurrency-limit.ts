import { AppError } from './errors.ts';

const busy = () =>
  new AppError(503, 'unavailable', 'The server is busy. Please try again in a moment.', {
    headers: { 'Retry-After': '2' },
  });

/**
 * Runs up to `concurrent` expensive tasks in parallel and queues `waiting` more; all others are rejected, so that a
 * burst costs its callers a retry instead of slowing down all users.
 * @param longestMs maximum time in the queue
 * @throws AppError 503 with Retry-After when the queue is full or takes too long
 */
export function createConcurrencyLimit(concurrent: number, waiting: number, longestMs?: number) {
  let running = 0;
  const line = new Set<() => void>();

  const stand = () =>
    new Promise<void>((resolve, reject) => {
      const leave = (then: () => void) => () => {
        clearTimeout(timer);
        line.delete(enter);
        then();
      };
      const enter = leave(resolve);
      const timer =
        longestMs === undefined
          ? undefined
          : setTimeout(
              leave(() => reject(busy())),
              longestMs,
            );
      line.add(enter);
    });

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < concurrent) running += 1;
    else if (line.size >= waiting) throw busy();
    // A finished task passes its place on, so `running` stays the same.
    else await stand();
    try {
      return await work();
    } finally {
      const [next] = line;
      if (next) next();
      else running -= 1;
    }
  };
}

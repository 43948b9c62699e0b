import { AppError } from './errors.ts';

const busy = () =>
  new AppError(503, 'unavailable', 'The server is busy. Please try again in a moment.', {
    headers: { 'Retry-After': '2' },
  });

/**
 * Lets `concurrent` pieces of expensive work run at once and `waiting` more stand in line; the rest is turned away, so
 * that a burst costs the callers a retry instead of costing everybody the server.
 * @param longestMs after so long in line the caller is turned away, too
 * @throws AppError 503 with Retry-After when the line is full or takes too long
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
    // Whoever finishes hands the place over, so `running` stays as it is.
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

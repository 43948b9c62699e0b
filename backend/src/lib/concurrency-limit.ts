import { AppError } from './errors.ts';

/**
 * Lets `concurrent` pieces of expensive work run at once and `waiting` more stand in line; the rest is turned away, so
 * that a burst costs the callers a retry instead of costing everybody the server.
 * @throws AppError 503 with Retry-After when the line is full
 */
export function createConcurrencyLimit(concurrent: number, waiting: number) {
  let running = 0;
  const line: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < concurrent) running += 1;
    else if (line.length >= waiting) {
      throw new AppError(503, 'unavailable', 'The server is busy. Please try again in a moment.', {
        headers: { 'Retry-After': '2' },
      });
    } else {
      // Whoever finishes hands the place over, so `running` stays as it is.
      await new Promise<void>((resolve) => line.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { AppError } from './errors.ts';

const busy = () =>
  new AppError(503, 'unavailable', REFUSALS.busy, {
    headers: { 'Retry-After': '2' },
  });

/**
 * Runs up to `concurrent` expensive tasks in parallel and queues `waiting` more; all others are rejected, so that a
 * burst costs its callers a retry instead of slowing down all users.
 * @param maxWaitMs maximum time in the queue
 * @throws AppError 503 with Retry-After when the queue is full or takes too long
 */
export function createConcurrencyLimit(concurrent: number, maxQueued: number, maxWaitMs?: number) {
  let running = 0;
  const queue = new Set<() => void>();

  const waitForTurn = () =>
    new Promise<void>((resolve, reject) => {
      const leave = (then: () => void) => () => {
        clearTimeout(timer);
        queue.delete(enter);
        then();
      };
      const enter = leave(resolve);
      const timer =
        maxWaitMs === undefined
          ? undefined
          : setTimeout(
              leave(() => reject(busy())),
              maxWaitMs,
            );
      queue.add(enter);
    });

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < concurrent) running += 1;
    else if (queue.size >= maxQueued) throw busy();
    // A finished task passes its place on, so `running` stays the same.
    else await waitForTurn();
    try {
      return await work();
    } finally {
      const [next] = queue;
      if (next) next();
      else running -= 1;
    }
  };
}

import type { OperationMeta } from '../../generated/operations.ts';
import { createConcurrencyLimit } from '../../lib/concurrency-limit.ts';

/** Runs the work at once, when a place is free, or not at all. @throws AppError 503 with Retry-After */
export type Share = <Result>(work: () => Promise<Result>) => Promise<Result>;

const WAITING_PER_PLACE = 6;

const whole: Share = (work) => work();

/**
 * Keeps one kind of call from taking all connections to the database: what anybody may read gets half of them, the
 * administration, whose figures and lists are the longest, a third. The rest is always there for people who are signed in.
 * @param poolSize connections of this server; undefined when statements run one at a time anyway
 * @param longestMs how long a call waits for its turn
 */
export function createPoolShares(poolSize: number | undefined, longestMs: number): (meta: OperationMeta) => Share {
  if (poolSize === undefined) return () => whole;
  const share = (part: number): Share => {
    const places = Math.max(1, Math.floor(poolSize * part));
    return createConcurrencyLimit(places, places * WAITING_PER_PLACE, longestMs);
  };
  const [everybody, administration] = [share(1 / 2), share(1 / 3)];
  return ({ access, method, raw, roles }) => {
    // Waits for its sender nearly all the time, and for the database hardly ever.
    if (raw) return whole;
    if (roles.length > 0) return administration;
    return access !== 'session' && method === 'get' ? everybody : whole;
  };
}

import type { OperationMeta } from '../../generated/operations.ts';
import { createConcurrencyLimit } from '../../lib/concurrency-limit.ts';

/** Runs the work when a place is free, or rejects it. @throws AppError 503 with Retry-After */
export type Share = <Result>(work: () => Promise<Result>) => Promise<Result>;

const WAITING_PER_PLACE = 6;

const whole: Share = (work) => work();

/**
 * Keeps one kind of call from using all database connections: public calls get half of them, the administration, with
 * its slow figures and lists, a third. The rest is always available to signed-in customers.
 * @param poolSize connections of this server; undefined when statements run one at a time in any case
 * @param longestMs maximum wait for a place
 */
export function createPoolShares(poolSize: number | undefined, longestMs: number): (meta: OperationMeta) => Share {
  if (poolSize === undefined) return () => whole;
  const share = (part: number): Share => {
    const places = Math.max(1, Math.floor(poolSize * part));
    return createConcurrencyLimit(places, places * WAITING_PER_PLACE, longestMs);
  };
  const [everybody, administration] = [share(1 / 2), share(1 / 3)];
  return ({ access, method, raw, roles }) => {
    // It nearly always waits for its sender, and hardly ever for the database.
    if (raw) return whole;
    if (roles.length > 0) return administration;
    return access !== 'session' && method === 'get' ? everybody : whole;
  };
}

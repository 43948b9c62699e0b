import type { OperationMeta } from '../../../../contract/generated/operations.ts';
import { createConcurrencyLimit } from '../../lib/concurrency-limit.ts';

/** Runs the work when a place is free, or rejects it. @throws AppError 503 with Retry-After */
export type PoolLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

const QUEUED_PER_SLOT = 6;

const unlimited: PoolLimit = (work) => work();

/**
 * Keeps one kind of call from using all database connections: public calls get half of them, the administration, with
 * its slow figures and lists, a third. The rest is always available to signed-in customers.
 * @param poolSize connections of this server; undefined when statements run one at a time in any case
 * @param maxWaitMs maximum wait for a place
 */
export function createPoolLimits(poolSize: number | undefined, maxWaitMs: number): (meta: OperationMeta) => PoolLimit {
  if (poolSize === undefined) return () => unlimited;
  const share = (fraction: number): PoolLimit => {
    const slots = Math.max(1, Math.floor(poolSize * fraction));
    return createConcurrencyLimit(slots, slots * QUEUED_PER_SLOT, maxWaitMs);
  };
  const [publicLimit, adminLimit] = [share(1 / 2), share(1 / 3)];
  return ({ access, method, raw, roles }) => {
    // It nearly always waits for its sender, and hardly ever for the database.
    if (raw) return unlimited;
    if (roles.length > 0) return adminLimit;
    return access !== 'session' && method === 'get' ? publicLimit : unlimited;
  };
}

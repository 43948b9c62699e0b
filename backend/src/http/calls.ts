import type { OperationId, OperationMeta } from '../../../contract/generated/operations.ts';
import type { Replica } from '../db/replica.ts';
import { isConflict } from '../db/retryable-errors.ts';
import { createConcurrencyLimit } from '../lib/concurrency-limit.ts';
import type { AnyInput, Call } from './contract/adapter.ts';
import type { OperationHandlers } from './contract/operation.ts';
import { databaseError } from './database-errors.ts';
import type { PoolLimit } from './protection/pool-limits.ts';
import type { ReadCounts } from './system-info.ts';

type HandlerTable = Record<OperationId, (input: AnyInput) => unknown>;
const toTable = (handlers: OperationHandlers) => handlers as unknown as HandlerTable;

/** Runs handlers once the database has a connection for calls of their kind. */
export function createCall(handlers: OperationHandlers, getLimit: (meta: OperationMeta) => PoolLimit): Call {
  const table = toTable(handlers);
  return (id, meta, input) => getLimit(meta)(async () => table[id](input));
}

interface ReplicaOptions {
  replica: Replica;
  /** The same handlers, reading from the replica. */
  handlers: OperationHandlers;
  counts: ReadCounts;
  /** Connections to the replica, and the maximum wait for one in milliseconds. */
  concurrency: number;
  maxWaitMs: number;
}

const STATEMENT_TIMEOUT_CODE = '57014';
const errorCode = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

const QUEUED_PER_SLOT = 6;
/** The first creates a key when there is none, the second counts. */
const MAY_WRITE: readonly OperationId[] = ['listSigningKeys', 'getSignedFile'];
const isPublicRead = (id: OperationId, { access, method }: OperationMeta) =>
  access === 'public' && method === 'get' && !MAY_WRITE.includes(id);

/**
 * Public reads that do not depend on the caller use the replica while its data is recent enough; everything else, and
 * whatever fails there, uses the primary. A read changes nothing, so it can be repeated.
 */
export function createReplicaCall(primary: Call, options: ReplicaOptions): Call {
  const { replica, counts } = options;
  const table = toTable(options.handlers);
  const share = createConcurrencyLimit(options.concurrency, options.concurrency * QUEUED_PER_SLOT, options.maxWaitMs);
  return async (id, meta, input) => {
    if (!isPublicRead(id, meta)) return primary(id, meta, input);
    if (replica.state() === 'current') {
      try {
        const reply = await share(async () => table[id](input));
        counts.replica += 1;
        return reply;
      } catch (error) {
        // A query that times out here would also time out there.
        if (databaseError(error)?.status !== 503 || errorCode(error) === STATEMENT_TIMEOUT_CODE) throw error;
        // A replica cancels queries that conflict with replication; that says nothing about the next read.
        if (!isConflict(error)) replica.failed(error);
      }
    }
    counts.primary += 1;
    return primary(id, meta, input);
  };
}

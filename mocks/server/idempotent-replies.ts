import { storedOperations } from '../../contract/generated/idempotent.ts';
import type { OperationId } from '../../contract/generated/operations.ts';
import { copyBody, keyInUse, keyReused } from '../problems.ts';
import type { StoredResponse } from '../store/state.ts';

type AnyReply = { status: number; headers?: Record<string, string>; body?: unknown };

interface KeyedCall {
  id: OperationId;
  key: string | null;
  /** Account, or what identifies a caller without one. */
  caller: string;
  /** Parameters and body, as comparable text. */
  request: string;
}

/** Keys of calls in progress. */
const running = new Set<string>();

/** Replays the response of an earlier call with the same idempotency key, as the real server does. */
export const replayOrRun = async (
  remembered: Record<string, StoredResponse>,
  { id, key, caller, request }: KeyedCall,
  work: () => Promise<AnyReply>,
): Promise<AnyReply> => {
  if (key === null || !storedOperations.has(id)) return work();
  const name = `${caller} ${id} ${key}`;
  const earlier = remembered[name];
  if (earlier && earlier.request !== request) return keyReused();
  if (earlier) {
    const { status, body, headers } = earlier;
    return { status, body, headers: { ...headers, 'idempotent-replayed': 'true' } };
  }
  if (running.has(name)) return keyInUse();
  running.add(name);
  try {
    const reply = await work();
    if (reply.status < 300 && !(reply.body instanceof Blob)) {
      const { status, headers } = reply;
      remembered[name] = { request, status, body: copyBody(reply.body), ...(headers ? { headers } : {}) };
    }
    return reply;
  } finally {
    running.delete(name);
  }
};

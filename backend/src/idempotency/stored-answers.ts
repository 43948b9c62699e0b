import { createHmac, hkdfSync } from 'node:crypto';
import type { Kysely } from 'kysely';
import { storedOperations } from '../../../contract/generated/idempotent.ts';
import type { OperationId } from '../../../contract/generated/operations.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import type { Database } from '../db/schema.ts';
import { createEncryption } from '../jobs/encryption.ts';
import type { Clock } from '../lib/clock.ts';
import { AppError } from '../lib/errors.ts';
import type { Logger } from '../lib/log.ts';
import { REPLAYED } from './idempotency.ts';
import { claimCall, findCall, releaseCall, storeAnswer } from './stored-answers.repository.ts';

/** How long a repeated key gets the first answer. */
export const KEY_HOURS = 24;
/** Seconds after which a call may ask again for the answer of one that is still running. */
const RETRY_AFTER = 1;

/** What identifies a call: who makes it, under which key, and what it asks for. */
export interface KeyedCall {
  operation: OperationId;
  key: string | undefined;
  /** Null without an account. */
  userId: string | null;
  /** Of a caller without an account: network, visitor and tokens. */
  caller: unknown;
  /** Parameters and body. */
  request: unknown;
}

export interface AnyReply {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface StoredAnswers {
  /** Runs `work`, or returns the answer of the first call with the same key. @throws AppError 409 */
  runOnce(call: KeyedCall, work: () => Promise<AnyReply>): Promise<AnyReply>;
}

const keyReused = () => new AppError(409, 'key_reused', REFUSALS.keyUsed);
const keyInUse = () =>
  new AppError(409, 'key_in_use', REFUSALS.keyInUse, { headers: { 'Retry-After': String(RETRY_AFTER) } });

/** Whether an answer is plain JSON or empty; files are made again. */
const isStorable = ({ status, body }: AnyReply): boolean =>
  status < 300 &&
  (body === undefined ||
    (typeof body === 'object' &&
      body !== null &&
      [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(body))));

/**
 * Answers of operations that the contract declares as `x-idempotent: stored`. Only success is stored: a refusal had no
 * effect and frees its key. A call that dies with its server leaves its key in use until it expires, because nothing
 * says what it has done. Hashes are keyed and answers encrypted, because both may contain personal data.
 */
export function createStoredAnswers(
  { db, clock, log }: { db: Kysely<Database>; clock: Clock; log: Logger },
  secret: string,
): StoredAnswers {
  const encryption = createEncryption(secret, 'stored answers');
  const hashKey = Buffer.from(hkdfSync('sha256', secret, '', 'idempotency keys', 32));
  const hash = (value: unknown) => createHmac('sha256', hashKey).update(JSON.stringify(value)).digest('base64url');

  const replay = async (id: string, requestHash: string): Promise<AnyReply> => {
    const previous = await findCall(db, id);
    if (previous && previous.request_hash !== requestHash) throw keyReused();
    if (!previous?.answer) throw keyInUse();
    const stored = JSON.parse(encryption.decrypt(previous.answer)) as AnyReply;
    return { ...stored, headers: { ...stored.headers, ...REPLAYED } };
  };

  return {
    runOnce: async ({ operation, key, userId, caller, request }, work) => {
      if (key === undefined || !storedOperations.has(operation)) return work();
      const id = hash([userId ?? caller, operation, key]);
      const requestHash = hash(request);
      const now = clock.now();
      const before = new Date(now.getTime() - KEY_HOURS * 60 * 60 * 1000);
      const isClaimed = await claimCall(
        db,
        { id, user_id: userId, request_hash: requestHash, created_at: now },
        before,
      );
      if (!isClaimed) return replay(id, requestHash);
      const reply = await work().catch(async (error: unknown) => {
        await releaseCall(db, id).catch((cause: unknown) =>
          log.error('An idempotency key could not be released', { operation, error: cause }),
        );
        throw error;
      });
      // The work is done: a failure to store its answer must not look like a failure of the call.
      const stored = isStorable(reply)
        ? storeAnswer(db, id, encryption.encrypt(JSON.stringify(reply)))
        : releaseCall(db, id);
      await stored.catch((error: unknown) => log.error('A response could not be stored', { operation, error }));
      return reply;
    },
  };
}

import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { conflict } from '../../http/errors.ts';
import { claimKey, findKey, storeAnswer } from './idempotency.repository.ts';

/** How a request that may move money ended: done, or refused without any effect. */
export type Outcome<Result> =
  | { status: 200; result: Result }
  | { status: 409; code: 'conflict' | 'insufficient_funds'; message: string };

export interface KeyedRequest {
  userId: string;
  /** the client's Idempotency-Key, if it sent one */
  key: string | undefined;
  operation: string;
  /** what makes the request this request; plain data in a fixed order of properties */
  body: unknown;
  at: Date;
}

/**
 * Runs `work` in one transaction together with the key: the same key and body again gets the first outcome, and
 * `work` does not run.
 * @throws AppError 409 when the key belongs to another request.
 */
export function once<Result>(
  db: Kysely<Database>,
  request: KeyedRequest,
  work: (tx: Transaction<Database>) => Promise<Outcome<Result>>,
): Promise<{ outcome: Outcome<Result>; replayed: boolean }> {
  const { userId, key, at } = request;
  return inTransaction(db, async (tx) => {
    if (key === undefined) return { outcome: await work(tx), replayed: false };
    const hash = hashOf(request);
    if (!(await claimKey(tx, userId, key, hash, at))) {
      const earlier = await findKey(tx, userId, key);
      if (earlier.request_hash !== hash) throw conflict('This idempotency key was used for another request');
      return { outcome: earlier.body as Outcome<Result>, replayed: true };
    }
    const outcome = await work(tx);
    await storeAnswer(tx, userId, key, outcome.status, outcome);
    return { outcome, replayed: false };
  });
}

function hashOf({ operation, body }: KeyedRequest): string {
  return createHash('sha256')
    .update(`${operation}\n${JSON.stringify(body)}`)
    .digest('hex');
}

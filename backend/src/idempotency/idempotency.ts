import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type Message, toMessage } from '../../../contract/i18n/message.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { inTransaction } from '../db/retry.ts';
import type { Database } from '../db/schema.ts';
import { AppError, signInRequired } from '../lib/errors.ts';
import { claimKey, findKey, lockUser, storeResponse } from './idempotency.repository.ts';

/** The outcome of a request that may move money: done, or rejected without any effect. `result` is plain JSON data. */
export type WorkResult<Result> =
  | { status: 200 | 201; result: Result }
  | { status: 409; code: 'conflict' | 'insufficient_funds'; message: Message };

export interface IdempotentRequest {
  userId: string;
  /** the client's Idempotency-Key, if it sent one */
  key: string | undefined;
  operation: string;
  /** what identifies the request; plain data with a fixed property order */
  body: unknown;
  at: Date;
}

export interface IdempotentResult<Result> {
  result: Result;
  /** whether this is the result of an earlier call with the same key */
  replayed: boolean;
}

/** Marks a response as a replay of an earlier one. */
export const REPLAYED = { 'Idempotent-Replayed': 'true' };

export const insufficientFunds = {
  status: 409,
  code: 'insufficient_funds',
  message: REFUSALS.insufficientFunds,
} as const;

/**
 * Runs `work` in one transaction together with the key: for the same key and body it returns the first outcome and does
 * not run `work`. If `work` throws, everything is rolled back and the key stays unused.
 * @throws AppError for a rejection, which keeps its key; 409 when the key belongs to another request; 401 when the user
 * has been deleted.
 */
export function runOnce<Result>(
  db: Kysely<Database>,
  request: IdempotentRequest,
  work: (tx: Transaction<Database>) => Promise<WorkResult<Result>>,
): Promise<IdempotentResult<Result>> {
  return runOnceFor(db, async () => request, work);
}

/** Like `runOnce`, when the transaction itself finds or creates the user. @throws AppError as `runOnce` */
export async function runOnceFor<Result, Request extends IdempotentRequest>(
  db: Kysely<Database>,
  toRequest: (tx: Transaction<Database>) => Promise<Request>,
  work: (tx: Transaction<Database>, request: Request) => Promise<WorkResult<Result>>,
): Promise<IdempotentResult<Result>> {
  const { outcome, replayed } = await inTransaction(db, async (tx) => {
    const request = await toRequest(tx);
    return runKeyed(tx, request, () => work(tx, request));
  });
  if ('result' in outcome) return { result: outcome.result, replayed };
  // A rejection had no effect but keeps its key, so it may only be thrown after the commit.
  throw new AppError(outcome.status, outcome.code, outcome.message, replayed ? { headers: REPLAYED } : {});
}

async function runKeyed<Result>(
  tx: Transaction<Database>,
  request: IdempotentRequest,
  work: (tx: Transaction<Database>) => Promise<WorkResult<Result>>,
): Promise<{ outcome: WorkResult<Result>; replayed: boolean }> {
  const { userId, key, at } = request;
  if (key === undefined) {
    if (!(await lockUser(tx, userId))) throw signInRequired();
    return { outcome: await work(tx), replayed: false };
  }
  const hash = hashRequest(request);
  const claim = await claimKey(tx, userId, key, hash, at);
  if (claim === 'gone') throw signInRequired();
  if (claim === 'taken') {
    const previous = await findKey(tx, userId, key);
    if (previous.request_hash !== hash) throw new AppError(409, 'key_reused', REFUSALS.keyUsed);
    return { outcome: fromStored<Result>(previous.body), replayed: true };
  }
  const outcome = await work(tx);
  await storeResponse(tx, userId, key, outcome.status, outcome);
  return { outcome, replayed: false };
}

/** A stored outcome, in which the message has become a text. */
function fromStored<Result>(body: unknown): WorkResult<Result> {
  const outcome = body as WorkResult<Result>;
  return 'message' in outcome ? { ...outcome, message: toMessage(String(outcome.message)) } : outcome;
}

function hashRequest({ operation, body }: IdempotentRequest): string {
  return createHash('sha256')
    .update(`${operation}\n${JSON.stringify(body)}`)
    .digest('hex');
}

import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { REFUSALS } from '../../../shared/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { AppError, conflict } from '../../lib/errors.ts';
import { claimKey, findKey, holdPerson, storeAnswer } from './idempotency.repository.ts';

/** How a request that may move money ended: done, or refused without any effect. `result` is plain JSON data. */
export type Outcome<Result> =
  | { status: 200 | 201; result: Result }
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

export interface Settled<Result> {
  result: Result;
  /** whether this is the result of an earlier call with the same key */
  replayed: boolean;
}

/** Tells a client that the answer is an earlier one. */
export const REPLAYED = { 'Idempotent-Replayed': 'true' };

export const insufficientFunds = {
  status: 409,
  code: 'insufficient_funds',
  message: REFUSALS.insufficientFunds,
} as const;

/**
 * Runs `work` in one transaction together with the key: the same key and body again gets the first outcome, and
 * `work` does not run. What `work` throws undoes everything and leaves the key unused.
 * @throws AppError for a refusal, which keeps its key; 409 when the key belongs to another request; 401 when the
 * person was deleted meanwhile.
 */
export function once<Result>(
  db: Kysely<Database>,
  request: KeyedRequest,
  work: (tx: Transaction<Database>) => Promise<Outcome<Result>>,
): Promise<Settled<Result>> {
  return onceFor(db, async () => request, work);
}

/** The same, where the transaction itself finds or makes the person who asks. @throws AppError as `once` */
export async function onceFor<Result, Request extends KeyedRequest>(
  db: Kysely<Database>,
  ask: (tx: Transaction<Database>) => Promise<Request>,
  work: (tx: Transaction<Database>, request: Request) => Promise<Outcome<Result>>,
): Promise<Settled<Result>> {
  const { outcome, replayed } = await inTransaction(db, async (tx) => {
    const request = await ask(tx);
    return keyed(tx, request, () => work(tx, request));
  });
  if ('result' in outcome) return { result: outcome.result, replayed };
  // A refusal had no effect, but its key is kept: it may only be thrown after the commit.
  throw new AppError(outcome.status, outcome.code, outcome.message, replayed ? { headers: REPLAYED } : {});
}

const gone = () => new AppError(401, 'unauthorized', REFUSALS.signIn);

async function keyed<Result>(
  tx: Transaction<Database>,
  request: KeyedRequest,
  work: (tx: Transaction<Database>) => Promise<Outcome<Result>>,
): Promise<{ outcome: Outcome<Result>; replayed: boolean }> {
  const { userId, key, at } = request;
  if (key === undefined) {
    if (!(await holdPerson(tx, userId))) throw gone();
    return { outcome: await work(tx), replayed: false };
  }
  const hash = hashOf(request);
  const claim = await claimKey(tx, userId, key, hash, at);
  if (claim === 'gone') throw gone();
  if (claim === 'taken') {
    const earlier = await findKey(tx, userId, key);
    if (earlier.request_hash !== hash) throw conflict(REFUSALS.keyUsed);
    return { outcome: earlier.body as Outcome<Result>, replayed: true };
  }
  const outcome = await work(tx);
  await storeAnswer(tx, userId, key, outcome.status, outcome);
  return { outcome, replayed: false };
}

function hashOf({ operation, body }: KeyedRequest): string {
  return createHash('sha256')
    .update(`${operation}\n${JSON.stringify(body)}`)
    .digest('hex');
}

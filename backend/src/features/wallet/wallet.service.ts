import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { AppError } from '../../http/errors.ts';
import { type Outcome, once } from './idempotency.ts';
import type { PaymentProvider } from './payments.ts';
import { moveMoney } from './wallet.repository.ts';

export interface MoneyRequest {
  userId: string;
  cents: number;
  /** the client's Idempotency-Key, if it sent one */
  key: string | undefined;
  at: Date;
}

export interface Moved {
  balanceCents: number;
  /** whether this is the answer of an earlier call with the same key */
  replayed: boolean;
}

/** Tells a client that the answer is an earlier one. */
export const REPLAYED = { 'Idempotent-Replayed': 'true' };

/**
 * Charges the customer and credits the wallet, both or neither.
 * @throws AppError 503 without a payment provider, 409 when the balance would grow too large.
 */
export async function addFunds(
  db: Kysely<Database>,
  payments: PaymentProvider | null,
  { userId, cents, key, at }: MoneyRequest,
): Promise<Moved> {
  if (!payments) {
    throw new AppError(503, 'unavailable', 'Adding funds is not available, because no payment provider is connected');
  }
  const request = { userId, key, operation: 'addFunds', body: { cents }, at };
  const ended = await once(db, request, async (tx): Promise<Outcome<number>> => {
    const reference = newReference(payments.prefix);
    const balance = await moveMoney(tx, { userId, kind: 'deposit', cents, reference, orderId: null, at });
    if (balance === undefined) {
      return { status: 409, code: 'conflict', message: 'A wallet can hold at most $1,000,000.00' };
    }
    await payments.charge({ userId, cents, reference });
    return { status: 200, result: balance };
  });
  return answerOf(ended);
}

/**
 * Takes money out.
 * @throws AppError 409 'Insufficient funds' when the wallet holds less.
 */
export async function withdrawFunds(db: Kysely<Database>, { userId, cents, key, at }: MoneyRequest): Promise<Moved> {
  const request = { userId, key, operation: 'withdrawFunds', body: { cents }, at };
  const ended = await once(db, request, async (tx): Promise<Outcome<number>> => {
    const reference = newReference('WD');
    const balance = await moveMoney(tx, { userId, kind: 'withdrawal', cents: -cents, reference, orderId: null, at });
    if (balance === undefined) return { status: 409, code: 'insufficient_funds', message: 'Insufficient funds' };
    return { status: 200, result: balance };
  });
  return answerOf(ended);
}

/** A short name for a movement, such as WD-3F9A2C1B07. */
function newReference(prefix: string): string {
  return `${prefix}-${randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase()}`;
}

/** A refusal had no effect; it is thrown only here, after the commit, so that its key is kept. */
function answerOf({ outcome, replayed }: { outcome: Outcome<number>; replayed: boolean }): Moved {
  if (outcome.status === 200) return { balanceCents: outcome.result, replayed };
  throw new AppError(outcome.status, outcome.code, outcome.message, replayed ? { headers: REPLAYED } : {});
}

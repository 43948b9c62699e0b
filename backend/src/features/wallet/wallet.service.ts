import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inDollars } from '../../../shared/money.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import type { Database } from '../../db/schema.ts';
import { AppError } from '../../lib/errors.ts';
import { notify } from '../notifications/notifications.repository.ts';
import { insufficientFunds, type Outcome, once, type Settled } from './idempotency.service.ts';
import type { PaymentProvider } from './payments.adapter.ts';
import { moveMoney } from './wallet.repository.ts';

export interface MoneyRequest {
  userId: string;
  cents: number;
  /** the client's Idempotency-Key, if it sent one */
  key: string | undefined;
  at: Date;
}

const HREF = '/dashboard/wallet';

/**
 * Charges the customer and credits the wallet, both or neither; answers the new balance in cents.
 * @throws AppError 503 without a payment provider, 409 when the balance would grow too large.
 */
export async function addFunds(
  db: Kysely<Database>,
  payments: PaymentProvider | null,
  { userId, cents, key, at }: MoneyRequest,
): Promise<Settled<number>> {
  if (!payments) {
    throw new AppError(503, 'unavailable', 'Adding funds is not available, because no payment provider is connected');
  }
  const request = { userId, key, operation: 'addFunds', body: { cents }, at };
  return once(db, request, async (tx): Promise<Outcome<number>> => {
    const reference = newReference(payments.prefix);
    const balance = await moveMoney(tx, { userId, kind: 'deposit', cents, reference, orderId: null, at });
    if (balance === undefined) {
      return { status: 409, code: 'conflict', message: REFUSALS.walletFull };
    }
    const body = `${inDollars(cents)} was added to your wallet.`;
    await notify(tx, [userId], { kind: 'wallet', title: 'Funds added', body, href: HREF }, at);
    await payments.charge({ userId, cents, reference });
    return { status: 200, result: balance };
  });
}

/**
 * Takes money out; answers the new balance in cents.
 * @throws AppError 409 REFUSALS.insufficientFunds when the wallet holds less.
 */
export function withdrawFunds(
  db: Kysely<Database>,
  { userId, cents, key, at }: MoneyRequest,
): Promise<Settled<number>> {
  const request = { userId, key, operation: 'withdrawFunds', body: { cents }, at };
  return once(db, request, async (tx): Promise<Outcome<number>> => {
    const reference = newReference('WD');
    const balance = await moveMoney(tx, { userId, kind: 'withdrawal', cents: -cents, reference, orderId: null, at });
    if (balance === undefined) return insufficientFunds;
    const body = `${inDollars(cents)} was taken out of your wallet.`;
    await notify(tx, [userId], { kind: 'wallet', title: 'Funds withdrawn', body, href: HREF }, at);
    return { status: 200, result: balance };
  });
}

/** A short name for a movement, such as WD-3F9A2C1B07. */
function newReference(prefix: string): string {
  return `${prefix}-${randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase()}`;
}

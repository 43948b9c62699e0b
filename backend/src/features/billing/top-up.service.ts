import type { Kysely, Transaction } from 'kysely';
import { moneyText } from '../../../shared/money.ts';
import { limitsOf } from '../../../shared/money-limits.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import type { Database } from '../../db/schema.ts';
import { shopCurrency } from '../../db/shop-currency.ts';
import { type Outcome, once, type Settled } from '../../idempotency/idempotency.ts';
import { conflict } from '../../lib/errors.ts';
import { newCode } from '../../lib/short-code.ts';
import { notify } from '../activity/notifications.repository.ts';
import { walletFull } from './amount-limits.service.ts';
import { enterFinished, openPayment } from './payments.service.ts';
import type { PaymentProvider } from './provider.adapter.ts';
import type { Purpose } from './settlement.service.ts';
import { findBalance, lockWallet, moveMoney } from './wallet.repository.ts';
import type { MoneyRequest } from './wallet.service.ts';

const HREF = '/dashboard/wallet';

const tellAdded = (tx: Transaction<Database>, userId: string, amount: string, at: Date) => {
  const told = {
    kind: 'wallet',
    title: 'Funds added',
    body: `${amount} was added to your wallet.`,
    href: HREF,
  } as const;
  return notify(tx, [userId], told, at);
};

/** Credits paid money to the wallet; an unpaid payment leaves no trace there. */
export const topUpPurpose: Purpose = {
  credit: async (tx, { userId, amount_minor: cents, currency, code }, at) => {
    const movement = { userId, kind: 'deposit', cents, reference: code, orderId: null, at } as const;
    if ((await moveMoney(tx, movement)) === undefined) return 'wallet';
    await tellAdded(tx, userId, moneyText(cents, currency), at);
    return null;
  },
  endUnpaid: async () => {},
};

/**
 * For the demo: paid and credited in one transaction; returns the new balance in cents.
 * @throws AppError 409 when the balance would exceed the limit.
 */
export function addFundsAtOnce(
  db: Kysely<Database>,
  provider: PaymentProvider,
  { userId, cents, key, at }: MoneyRequest,
): Promise<Settled<number>> {
  const request = { userId, key, operation: 'addFunds', body: { cents }, at };
  return once(db, request, async (tx): Promise<Outcome<number>> => {
    const code = newCode(provider.prefix);
    const movement = { userId, kind: 'deposit', cents, reference: code, orderId: null, at } as const;
    const balance = await moveMoney(tx, movement);
    if (balance === undefined) return { status: 409, code: 'conflict', message: (await walletFull(tx)).message };
    await enterFinished(tx, provider, code, { userId, orderId: null, cents, at });
    await tellAdded(tx, userId, moneyText(cents, await shopCurrency(tx)), at);
    return { status: 200, result: balance };
  });
}

/**
 * Opens the payment of a top-up that is completed at a provider; returns its id. Nothing is credited.
 * @throws AppError 409 when the balance would exceed the limit or too many payments are open.
 */
export function openTopUp(
  db: Kysely<Database>,
  provider: PaymentProvider,
  { userId, cents, key, at }: MoneyRequest,
): Promise<Settled<string>> {
  const request = { userId, key, operation: 'addFunds', body: { cents, provider: provider.name }, at };
  return once(db, request, async (tx): Promise<Outcome<string>> => {
    await lockWallet(tx, userId); // concurrent requests are counted one after another
    const most = limitsOf(await shopCurrency(tx)).balance * 100;
    if ((await findBalance(tx, userId)) + cents > most) throw await walletFull(tx);
    const payment = await openPayment(tx, provider, { userId, orderId: null, cents, at });
    // Thrown, not returned: a retry with the same key may succeed later.
    if (!payment) throw conflict(REFUSALS.paymentsOpen);
    return { status: 200, result: payment.id };
  });
}

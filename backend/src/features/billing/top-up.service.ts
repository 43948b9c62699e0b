import type { Kysely, Transaction } from 'kysely';
import { msg } from '../../../../contract/i18n/macros.ts';
import type { Localised } from '../../../../contract/i18n/message.ts';
import { moneyText } from '../../../../contract/rules/money.ts';
import { getMoneyLimits } from '../../../../contract/rules/money-limits.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Database } from '../../db/schema.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import { type IdempotentResult, runOnce, type WorkResult } from '../../idempotency/idempotency.ts';
import { conflict } from '../../lib/errors.ts';
import { createShortCode } from '../../lib/short-code.ts';
import { notify } from '../activity/notifications.repository.ts';
import { walletFullError } from './amount-limits.service.ts';
import { createPayment, insertPaidPayment } from './payments.service.ts';
import type { PaymentProvider } from './provider.adapter.ts';
import type { PaymentPurpose } from './settlement.service.ts';
import { findBalance, lockWallet, postEntry } from './wallet.repository.ts';
import type { WalletRequest } from './wallet.service.ts';

const WALLET_PATH = '/dashboard/wallet';

const notifyFundsAdded = (tx: Transaction<Database>, userId: string, amount: Localised, at: Date) => {
  const notification = {
    kind: 'wallet',
    title: msg`Funds added`,
    body: msg`${amount} was added to your wallet.`,
    href: WALLET_PATH,
  } as const;
  return notify(tx, [userId], notification, at);
};

/** Credits paid money to the wallet; an unpaid payment leaves no trace there. */
export const topUpPurpose: PaymentPurpose = {
  credit: async (tx, { user_id: userId, amount_minor: cents, currency, code }, at) => {
    if (userId === null) return 'account';
    const entry = { userId, kind: 'deposit', cents, reference: code, orderId: null, at } as const;
    if ((await postEntry(tx, entry)) === undefined) return 'wallet';
    await notifyFundsAdded(tx, userId, moneyText(cents, currency), at);
    return null;
  },
  handleUnpaid: async () => {},
};

/**
 * For the demo: paid and credited in one transaction; returns the new balance in cents.
 * @throws AppError 409 when the balance would exceed the limit.
 */
export function addFundsImmediately(
  db: Kysely<Database>,
  provider: PaymentProvider,
  { userId, cents, key, at }: WalletRequest,
): Promise<IdempotentResult<number>> {
  const request = { userId, key, operation: 'addFunds', body: { cents }, at };
  return runOnce(db, request, async (tx): Promise<WorkResult<number>> => {
    const code = createShortCode(provider.prefix);
    const entry = { userId, kind: 'deposit', cents, reference: code, orderId: null, at } as const;
    const balance = await postEntry(tx, entry);
    if (balance === undefined) return { status: 409, code: 'conflict', message: (await walletFullError(tx)).text };
    await insertPaidPayment(tx, provider, code, { userId, orderId: null, cents, at });
    await notifyFundsAdded(tx, userId, moneyText(cents, await findShopCurrency(tx)), at);
    return { status: 200, result: balance };
  });
}

/**
 * Opens the payment of a top-up that is completed at a provider; returns its id. Nothing is credited.
 * @throws AppError 409 when the balance would exceed the limit or too many payments are open.
 */
export function startTopUp(
  db: Kysely<Database>,
  provider: PaymentProvider,
  { userId, cents, key, at }: WalletRequest,
): Promise<IdempotentResult<string>> {
  const request = { userId, key, operation: 'addFunds', body: { cents, provider: provider.name }, at };
  return runOnce(db, request, async (tx): Promise<WorkResult<string>> => {
    await lockWallet(tx, userId); // concurrent requests are counted one after another
    const maxBalanceCents = getMoneyLimits(await findShopCurrency(tx)).balance * 100;
    if ((await findBalance(tx, userId)) + cents > maxBalanceCents) throw await walletFullError(tx);
    const payment = await createPayment(tx, provider, { userId, orderId: null, cents, at });
    // Thrown, not returned: a retry with the same key may succeed later.
    if (!payment) throw conflict(REFUSALS.paymentsOpen);
    return { status: 200, result: payment.id };
  });
}

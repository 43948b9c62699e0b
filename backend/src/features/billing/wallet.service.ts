import { moneyText } from '../../../shared/money.ts';
import { limitsOf } from '../../../shared/money-limits.ts';
import { centsIn } from '../../../shared/price-limit.ts';
import { shopCurrency } from '../../db/shop-currency.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { insufficientFunds, type Outcome, once, type Settled } from '../../idempotency/idempotency.ts';
import { invalid } from '../../lib/errors.ts';
import { newCode } from '../../lib/short-code.ts';
import { notify } from '../activity/notifications.repository.ts';
import { findBalance, moveMoney } from './wallet.repository.ts';

export interface MoneyRequest {
  userId: string;
  cents: number;
  /** the client's Idempotency-Key, if it sent one */
  key: string | undefined;
  at: Date;
}

const HREF = '/dashboard/wallet';

/**
 * Debits money; returns the new balance in cents. The ledger row holds the amount and opens the payout, which the
 * studio settles.
 * @throws AppError 409 REFUSALS.insufficientFunds when the balance is too low, 400 above the limit of one call.
 */
export function withdrawFunds(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { userId, cents, key, at }: MoneyRequest,
): Promise<Settled<number>> {
  const request = { userId, key, operation: 'withdrawFunds', body: { cents }, at };
  return once(db, request, async (tx): Promise<Outcome<number>> => {
    const currency = await shopCurrency(tx);
    if (cents > limitsOf(currency).balance * 100 || cents > (await findBalance(tx, userId))) return insufficientFunds;
    const read = centsIn(cents / 100, currency);
    if ('problem' in read) throw invalid('amount', read.problem);
    const reference = newCode('WD');
    const balance = await moveMoney(tx, { userId, kind: 'withdrawal', cents: -cents, reference, orderId: null, at });
    if (balance === undefined) return insufficientFunds;
    const body = `${moneyText(cents, currency)} was withdrawn from your wallet.`;
    await notify(tx, [userId], { kind: 'wallet', title: 'Funds withdrawn', body, href: HREF }, at);
    await jobs.add('payouts.tell-owner', { reference }, { db: tx });
    return { status: 200, result: balance };
  });
}

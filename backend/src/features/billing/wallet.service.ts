import { msg } from '../../../../contract/i18n/macros.ts';
import { moneyText, toAmount } from '../../../../contract/rules/money.ts';
import { getMoneyLimits } from '../../../../contract/rules/money-limits.ts';
import { parseLimitedCents } from '../../../../contract/rules/price-limit.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { type IdempotentResult, insufficientFunds, runOnce, type WorkResult } from '../../idempotency/idempotency.ts';
import { invalid } from '../../lib/errors.ts';
import { createShortCode } from '../../lib/short-code.ts';
import { notify } from '../activity/notifications.repository.ts';
import { findBalance, postEntry } from './wallet.repository.ts';

export interface WalletRequest {
  userId: string;
  cents: number;
  /** the client's Idempotency-Key, if it sent one */
  key: string | undefined;
  at: Date;
}

const WALLET_PATH = '/dashboard/wallet';

/**
 * Debits money; returns the new balance in cents. The ledger row holds the amount and opens the payout, which the
 * studio settles.
 * @throws AppError 409 REFUSALS.insufficientFunds when the balance is too low, 400 above the limit of one call.
 */
export function withdrawFunds(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { userId, cents, key, at }: WalletRequest,
): Promise<IdempotentResult<number>> {
  const request = { userId, key, operation: 'withdrawFunds', body: { cents }, at };
  return runOnce(db, request, async (tx): Promise<WorkResult<number>> => {
    const currency = await findShopCurrency(tx);
    if (cents > getMoneyLimits(currency).balance * 100 || cents > (await findBalance(tx, userId)))
      return insufficientFunds;
    const read = parseLimitedCents(toAmount(cents), currency);
    if ('problem' in read) throw invalid('amount', read.problem);
    const reference = createShortCode('WD');
    const balance = await postEntry(tx, { userId, kind: 'withdrawal', cents: -cents, reference, orderId: null, at });
    if (balance === undefined) return insufficientFunds;
    const body = msg`${moneyText(cents, currency)} was withdrawn from your wallet.`;
    await notify(tx, [userId], { kind: 'wallet', title: msg`Funds withdrawn`, body, href: WALLET_PATH }, at);
    await jobs.add('payouts.notify-owner', { reference }, { db: tx });
    return { status: 200, result: balance };
  });
}

import { toAmount, toCents } from '@contract/rules/money.ts';
import { getMoneyLimits } from '@contract/rules/money-limits.ts';
import { t } from '@lingui/core/macro';
import { formatMoney, shopCurrency } from '@/lib/format.ts';

export type MoneyAction = 'add' | 'withdraw';

export const INVALID_AMOUNT = t`Please enter a valid amount`;
export const INSUFFICIENT_FUNDS = t`Insufficient funds`;

/** The amount to send, or the message why nothing is sent. */
export type CheckedAmount = { readonly amount: number } | { readonly problem: string };

/**
 * Parses the amount field: more than 0, at most two decimals, and no more than one call may move.
 * @param balance undefined while unknown, then the server decides
 */
export function checkAmount(text: string, action: MoneyAction, balance: number | undefined): CheckedAmount {
  const dollars = text.trim() === '' ? Number.NaN : Number(text);
  const cents = toCents(dollars);
  const isCentPrecise = Math.abs(dollars * 100 - cents) < 1e-6;
  if (!isCentPrecise || cents <= 0) return { problem: INVALID_AMOUNT };
  if (action === 'withdraw' && balance !== undefined && cents > toCents(balance)) {
    return { problem: INSUFFICIENT_FUNDS };
  }
  const max = getMoneyLimits(shopCurrency()).amount;
  // A withdrawal of more than the wallet holds has another message, which only the server knows then.
  if (toAmount(cents) > max && (action === 'add' || balance !== undefined))
    return { problem: t`At most ${formatMoney(max)}` };
  return { amount: toAmount(cents) };
}

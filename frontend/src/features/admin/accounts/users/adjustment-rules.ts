import { toAmount, toCents } from '@contract/rules/money.ts';
import { findLimitProblem } from '@contract/rules/price-limit.ts';
import type { AdjustmentInput } from '@/api/generated/model.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { shopCurrency } from '@/lib/format.ts';

/** The form's controls, in reading order. */
export const adjustmentFields = ['direction', 'amount', 'reason'] as const;
export type AdjustmentField = (typeof adjustmentFields)[number];
type Values = Record<AdjustmentField, string>;

/** Whole cents, or NaN if it is not an amount with at most two decimals. */
function centsOf(text: string): number {
  const dollars = text.trim() === '' ? Number.NaN : Number(text);
  const cents = toCents(dollars);
  return Math.abs(dollars * 100 - cents) < 1e-6 ? cents : Number.NaN;
}

/**
 * All errors of the form.
 * @param balance the wallet's current balance
 */
export function checkAdjustment(
  { direction, amount, reason }: Values,
  balance: number,
): FieldProblems<AdjustmentField> {
  const problems: FieldProblems<AdjustmentField> = {};
  const cents = centsOf(amount);
  const tooHigh = findLimitProblem(toAmount(cents), shopCurrency());
  if (!(cents > 0)) problems.amount = 'Please enter a valid amount';
  else if (tooHigh) problems.amount = String(tooHigh);
  else if (direction === 'take' && cents > toCents(balance)) problems.amount = 'Insufficient funds';
  if (reason.trim() === '') problems.reason = 'Please enter a reason';
  return problems;
}

/** The request body: the amount is negative for a debit. */
export function toAdjustment({ direction, amount, reason }: Values): AdjustmentInput {
  const dollars = toAmount(centsOf(amount));
  return { amount: direction === 'take' ? -dollars : dollars, reason: reason.trim() };
}

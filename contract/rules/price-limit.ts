import type { Message } from '../i18n/message.ts';
import { moneyText, parseCents } from './money.ts';
import { getMoneyLimits } from './money-limits.ts';
import { PRICE_REFUSALS } from './price-refusals.ts';

/**
 * The validation error of an amount or a price above the limit of the currency, which it names; undefined otherwise.
 * The contract has no maximum for them, because it would differ from the limit of most currencies.
 * @param amount in units of the currency
 */
export function findLimitProblem(amount: number, currency: string): Message | undefined {
  const max = getMoneyLimits(currency).amount;
  return amount > max ? PRICE_REFUSALS.amountTooHigh(moneyText(max * 100, currency)) : undefined;
}

/** An amount from a request as whole cents, from 1 to the limit of the currency, or its validation error. */
export function parseLimitedCents(amount: number, currency: string): { cents: number } | { problem: Message } {
  const problem = findLimitProblem(amount, currency);
  if (problem) return { problem };
  const cents = parseCents(amount, getMoneyLimits(currency).amount);
  return cents === undefined ? { problem: PRICE_REFUSALS.invalidAmount } : { cents };
}

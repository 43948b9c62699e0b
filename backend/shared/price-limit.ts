import { asCents, moneyText } from './money.ts';
import { limitsOf } from './money-limits.ts';
import { PRICE_REFUSALS } from './price-refusals.ts';

/**
 * The validation error of an amount or a price above the limit of the currency, which it names; undefined otherwise.
 * The contract has no maximum for them, because it would differ from the limit of most currencies.
 * @param amount in units of the currency
 */
export function limitProblem(amount: number, currency: string): string | undefined {
  const most = limitsOf(currency).amount;
  return amount > most ? PRICE_REFUSALS.amountTooHigh(moneyText(most * 100, currency)) : undefined;
}

/** An amount from a request as whole cents, from 1 to the limit of the currency, or its validation error. */
export function centsIn(amount: number, currency: string): { cents: number } | { problem: string } {
  const problem = limitProblem(amount, currency);
  if (problem) return { problem };
  const cents = asCents(amount, limitsOf(currency).amount);
  return cents === undefined ? { problem: PRICE_REFUSALS.invalidAmount } : { cents };
}

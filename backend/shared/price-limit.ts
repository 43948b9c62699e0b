import { moneyText } from './money.ts';
import { limitsOf } from './money-limits.ts';
import { REFUSALS } from './refusals.ts';

/** The validation error of a price in units of the currency; undefined when valid. */
export function priceProblem(price: number, currency: string): string | undefined {
  const most = limitsOf(currency).amount;
  return price > most ? REFUSALS.priceTooHigh(moneyText(most * 100, currency)) : undefined;
}

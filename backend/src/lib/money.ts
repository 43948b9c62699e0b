import { invalid } from './errors.ts';

const MIN_CENTS = 1;
const MAX_CENTS = 1_000_000;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as a number of dollars with two decimals, as the contract sends money. */
export function toAmount(cents: number): number {
  return cents / 100;
}

/** Cents as a text such as $1,250.00. */
export function inDollars(cents: number): string {
  return dollars.format(cents / 100);
}

/**
 * Dollars from a request as whole cents, 1 to 1,000,000.
 * Compares with the nearest cent, because 19.99 * 100 is not 1999 in binary.
 * @throws AppError 400 for anything else.
 */
export function toCents(amount: number): number {
  const cents = Math.round(amount * 100);
  const exact = Math.abs(amount * 100 - cents) < 1e-6;
  if (!exact || !(cents >= MIN_CENTS && cents <= MAX_CENTS)) throw invalid('amount', 'Please enter a valid amount');
  return cents;
}

// The price of an order whose buyer's country has lower prices.

import type { CountryLine } from './country-prices.ts';
import type { Discount } from './coupon-discount.ts';
import type { TaxTerms } from './invoices.ts';
import { type LineToPrice, type OrderPrice, priceOrder } from './order-lines.ts';

type CountryState = 'applied' | 'unconfirmed' | 'coupon';

interface LineOfCountry extends LineToPrice {
  local: CountryLine | undefined;
}

/**
 * The price of lines, some with a price for the buyer's country. A code lowers no such price: the whole order has the prices of the
 * country, with the code for the rest, or regular prices with the code, whichever is lower.
 * @param isConfirmed a second piece of evidence names the buyer's country
 */
export function priceOrderIn(
  lines: readonly LineOfCountry[],
  {
    isConfirmed,
    ...terms
  }: { coupon: (Discount & { products: readonly number[] }) | null; tax: TaxTerms; isConfirmed: boolean },
): OrderPrice & { state: CountryState | null } {
  const regular = priceOrder(lines, terms);
  if (lines.every(({ local }) => !local)) return { ...regular, state: null };
  if (!isConfirmed) return { ...regular, state: 'unconfirmed' };
  const localLines = lines.map((line) =>
    line.local ? { ...line, listedCents: line.local.cents, isCouponExcluded: true } : line,
  );
  const local = priceOrder(localLines, terms);
  return local.cents <= regular.cents ? { ...local, state: 'applied' } : { ...regular, state: 'coupon' };
}

/** Whether a line is sold at the price for the country. */
export const isSoldLocally = (state: CountryState | null, local: CountryLine | undefined): local is CountryLine =>
  state === 'applied' && local !== undefined;

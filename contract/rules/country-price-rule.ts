// Prices by country, without refusals and the list of countries, which would be in the script of every page that shows some.

import { calculateDiscount } from './coupon-discount.ts';
import { toRegularCents } from './launch-price.ts';
import { toCents } from './money.ts';

/** A rule of a plan: `percent` off its regular price, or a fixed `price`. */
export interface CountryPrice {
  countries: string[];
  percent?: number;
  price?: number;
}

/** The price of one unit by a rule; half cents are rounded in the buyer's favour, and a plan never becomes free. */
export function toRuleCents(plan: { price: number }, { percent, price }: CountryPrice): number {
  if (price !== undefined) return toCents(price);
  const cents = toRegularCents(plan);
  return Math.max(1, cents - calculateDiscount(cents, { percent: percent ?? 0, amountCents: null }));
}

import type { PricingTier } from '@/api/generated/model.ts';
import { businessDay } from '@/lib/business-time-zone.ts';
import { currentPrice } from '@/lib/current-price.ts';
import { formatMoney } from '@/lib/format.ts';

/** A tier's price without trailing zeros: $9.99, $20, $0. */
export const tierPrice = (price: number): string => formatMoney(price).replace(/\.00$/, '');

/** The last full business day of a launch price, the same on the server and in the browser: '2026-12-31'. */
export const launchDay = (until: string): string => businessDay(Date.parse(until) - 1);

/** The period of a price: 'a month', 'for 6 months', 'once'. */
export function formatPeriod(period: string): string {
  if (period.toLowerCase() === 'once') return 'once';
  if (/^\d/.test(period)) return `for ${period}`;
  return `${/^[aeiou]/i.test(period) ? 'an' : 'a'} ${period}`;
}

/** The representative plan: the cheapest that costs something, else the first. */
export const featuredPlan = (pricing: readonly PricingTier[]): PricingTier | undefined =>
  pricing.filter(({ price }) => price > 0).sort((a, b) => currentPrice(a) - currentPrice(b))[0] ?? pricing[0];

/** The lowest price, for the line next to the title: 'Free', 'Free · from $9.99 a month', 'From $5 once'. */
export function formatPriceSummary(pricing: readonly PricingTier[]): string | null {
  const paid = pricing.filter(({ price }) => price > 0).sort((a, b) => currentPrice(a) - currentPrice(b));
  const isFree = paid.length < pricing.length;
  const [cheapest] = paid;
  if (!cheapest) return isFree ? 'Free' : null;
  const from = `from ${tierPrice(currentPrice(cheapest))} ${formatPeriod(cheapest.period)}`;
  return isFree ? `Free · ${from}` : from.replace('from', 'From');
}

import { isPriceChosen } from '@contract/rules/plan-price.ts';
import { parsePeriod } from '@contract/rules/plan-terms.ts';
import { plural, t } from '@lingui/core/macro';
import type { PricingTier } from '@/api/generated/model.ts';
import { businessDay } from '@/lib/business-time-zone.ts';
import { currentPrice } from '@/lib/current-price.ts';
import { formatShortMoney, shortMoney } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';

/** The last full business day of a launch price, the same on the server and in the browser: '2026-12-31'. */
export const launchDay = (until: string): string => businessDay(Date.parse(until) - 1);

/** The period of a price: 'a month', 'for 6 months', 'once'. */
export function formatPeriod(period: string): string {
  const months = parsePeriod(period);
  if (months === null) return t`once`;
  if (months === 1) return t`a month`;
  if (months === 3) return t`a quarter`;
  if (months === 12) return t`a year`;
  if (months !== undefined) return t`for ${plural(months, { one: '# month', other: '# months' })}`;
  return `${/^[aeiou]/i.test(period) ? 'an' : 'a'} ${period}`;
}

/** Whether buyers pay for a plan, or may. */
const isPaid = (plan: PricingTier): boolean => plan.price > 0 || isPriceChosen(plan);

/** The representative plan: the cheapest that costs something, else the first. */
export const featuredPlan = (pricing: readonly PricingTier[]): PricingTier | undefined =>
  pricing.filter(isPaid).sort((a, b) => currentPrice(a) - currentPrice(b))[0] ?? pricing[0];

/** The price of a plan in the second currency, while the shop sells in it. */
export const secondPriceOf = ({ secondPrice }: PricingTier, second: string | undefined): number | undefined =>
  secondPrice?.currency === second ? secondPrice?.price : undefined;

/** The current price of a plan, in the second currency where that is selected and the plan is sold in it. */
export function formatPrice(plan: PricingTier, selected: string | undefined): string {
  const price = secondPriceOf(plan, selected);
  return price === undefined || selected === undefined
    ? formatShortMoney(currentPrice(plan))
    : shortMoney(moneyIn(selected, price));
}

/** The lowest price, for the line next to the title: 'Free', 'Free · from $9.99 a month', 'From $5 once'. */
export function formatPriceSummary(pricing: readonly PricingTier[], selected?: string): string | null {
  const paid = pricing.filter(({ price }) => price > 0).sort((a, b) => currentPrice(a) - currentPrice(b));
  const isFree = pricing.some((plan) => !isPaid(plan));
  const [cheapest] = paid;
  if (!cheapest && pricing.some(isPaid)) return t`Pay what you want`;
  if (!cheapest) return isFree ? t`Free` : null;
  const [amount, period] = [formatPrice(cheapest, selected), formatPeriod(cheapest.period)];
  const price = t({ message: `${amount} ${period}`, comment: 'A price and what it is for: $9.99 a month' });
  return isFree ? t`Free · from ${price}` : t`From ${price}`;
}

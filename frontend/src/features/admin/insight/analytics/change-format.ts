import { toAmount, toCents } from '@contract/rules/money.ts';
import type { AnalyticsChanges, RevenueChange } from '@/api/generated/model.ts';
import { formatMoney } from '@/lib/format.ts';
import { formatRange } from '../../kit/analytics/bucket-format.ts';

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });

const differenceOf = ({ now, before }: RevenueChange): number => toAmount(toCents(now) - toCents(before));

/** '+$12.00', '−$3.50' or '$0.00'. */
export function formatDifference(figures: RevenueChange): string {
  const difference = differenceOf(figures);
  const sign = difference > 0 ? '+' : '−';
  return difference === 0 ? formatMoney(0) : `${sign}${formatMoney(Math.abs(difference))}`;
}

/** Revenue of the finished days and how much it is more or less than before, in a sentence. */
export function toRevenueSentence({ from, to, beforeFrom, beforeTo, total }: AnalyticsChanges): string {
  const difference = differenceOf(total);
  const earlier = formatRange({ from: beforeFrom, to: beforeTo });
  const revenue = `${formatRange({ from, to })}: ${formatMoney(total.now)}`;
  if (total.now === 0 && total.before === 0) return `${revenue}, and nothing from ${earlier} either.`;
  if (difference === 0) return `${revenue}, as much as from ${earlier}.`;
  const share = total.before > 0 ? ` (${percent.format(Math.abs(difference) / total.before)})` : '';
  return `${revenue}, ${formatMoney(Math.abs(difference))}${share} ${difference > 0 ? 'more' : 'less'} than from ${earlier}.`;
}

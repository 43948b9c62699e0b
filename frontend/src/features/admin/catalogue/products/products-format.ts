import type { AdminProductRow } from '@/api/generated/model.ts';
import { formatMoney } from '@/lib/format.ts';

/** The price column in two parts: '$9.99' and 'a month, or free'. */
export function priceParts({ price, period, freePlan }: Pick<AdminProductRow, 'price' | 'period' | 'freePlan'>) {
  if (price === 0) return { amount: 'Free', note: '' };
  return { amount: formatMoney(price), note: `${period ? `/ ${period}` : ''}${freePlan ? ', free plan' : ''}` };
}

const UNITS = ['B', 'KB', 'MB', 'GB'];

/** A file size for display: 12400000 becomes '12.4 MB'. */
export function formatSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${value.toLocaleString('en-US', { maximumFractionDigits: unit === 0 || value >= 100 ? 0 : 1 })} ${UNITS[unit]}`;
}

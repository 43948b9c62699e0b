import type { MoneySum } from '@/api/generated/model.ts';
import { countText, type Noun } from '@/lib/count-text.ts';
import { moneyIn } from '@/lib/format-amounts.ts';

interface Totals {
  readonly total: number;
  readonly estimated?: boolean;
  readonly sums?: readonly MoneySum[] | undefined;
}

/** The number of rows: '214 orders', or 'about 12,000 orders'. */
export const totalText = ({ total, estimated = false }: Totals, noun: Noun): string =>
  `${estimated ? 'about ' : ''}${countText(total, noun)}`;

/**
 * What the filtered list adds up to: '$3,120.00', one amount for each currency; undefined where nothing is added up.
 * @param describe says what the sum means: '$1,204.00 received'
 */
export function sumText({ sums = [] }: Totals, describe = (sum: string) => sum): string | undefined {
  if (sums.length === 0) return;
  return describe(sums.map(({ amount, currency }) => moneyIn(currency, amount)).join(' + '));
}

import { dateFormat } from '@/lib/date-format.ts';
import { formatNumber } from '@/lib/format.ts';

const short = dateFormat({ month: 'short', timeZone: 'UTC' });

const yearOf = (month: string) => formatNumber(Number(month.slice(0, 4)));
const dateOf = (month: string) => new Date(`${month}-01T00:00:00Z`);

/** '2026-03' becomes 'Mar', with `narrow` only 'M'. */
export function shortMonth(month: string, narrow = false): string {
  const name = short.format(dateOf(month));
  return narrow ? name.slice(0, 1) : name;
}

/** '2026-03' becomes 'Mar 2026'. */
export const monthAndYear = (month: string): string => `${shortMonth(month)} ${yearOf(month)}`;

/**
 * The year shown below a month: under each January and under the first month, else empty.
 * @param narrow there is no room for two years side by side; then the first one, which ends sooner, is omitted
 */
export function yearLabel(months: readonly string[], index: number, narrow = false): string {
  const isJanuary = (month: string | undefined) => month?.endsWith('-01') ?? false;
  const month = months[index] ?? '';
  if (isJanuary(month)) return yearOf(month);
  const soonOver = narrow && months.slice(1, 3).some(isJanuary);
  return index === 0 && !soonOver ? yearOf(month) : '';
}

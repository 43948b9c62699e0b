import type { AnalyticsUnit } from '@/api/generated/model.ts';
import { formatMonth } from '@/lib/format-month.ts';

/** As a heading, and as the name of one step of a chart. */
export const unitNames: Record<AnalyticsUnit, string> = { day: 'Day', week: 'Week', month: 'Month' };

const text = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const dayShort = text({ month: 'short', day: 'numeric' });
const dayLong = text({ month: 'long', day: 'numeric', year: 'numeric' });
const monthShort = text({ month: 'short', year: '2-digit' });

interface Bucket {
  readonly from: string;
  readonly to: string;
}

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** The label below a column: 'Nov 3' for days and weeks, 'Nov 26' for the month of that year. */
export function bucketLabel({ from }: Bucket, unit: AnalyticsUnit): string {
  if (unit !== 'month') return dayShort.format(dateOf(from));
  return monthShort.format(dateOf(from)).replace(' ', ' ’');
}

/** In full: 'November 3, 2026', 'Nov 2 to Nov 8, 2026', 'November 2026'. */
export function bucketTitle({ from, to }: Bucket, unit: AnalyticsUnit): string {
  if (unit === 'month') return formatMonth(from.slice(0, 7));
  return from === to ? dayLong.format(dateOf(from)) : formatRange({ from, to });
}

/** 'Oct 22 to Nov 20, 2026'; with the first year too when it differs. */
export function formatRange({ from, to }: Bucket): string {
  const year = (day: string) => `, ${day.slice(0, 4)}`;
  const first = dayShort.format(dateOf(from)) + (from.slice(0, 4) === to.slice(0, 4) ? '' : year(from));
  return `${first} to ${dayShort.format(dateOf(to))}${year(to)}`;
}

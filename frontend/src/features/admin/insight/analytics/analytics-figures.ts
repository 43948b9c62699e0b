import { toCsv } from '@contract/rules/csv.ts';
import { toCents } from '@contract/rules/money.ts';
import { t } from '@lingui/core/macro';
import type { AdminAnalytics, AnalyticsFigures } from '@/api/generated/model.ts';
import { formatCount, formatMoney, shopCurrency } from '@/lib/format.ts';
import { currencyName } from '@/lib/format-amounts.ts';
import { bucketTitle, formatRange } from '../../kit/analytics/bucket-format.ts';
import { noteCell } from '../../kit/timeline/timeline-marks.ts';

export type Figure = keyof AnalyticsFigures;

export interface FigureConfig {
  readonly figure: Figure;
  readonly label: string;
  /** What the y-axis counts: 'US dollars'. */
  readonly counted: string;
  /** Header of the column in the CSV file. */
  readonly column: string;
  readonly formatLong: (value: number) => string;
  readonly format: (value: number) => string;
  readonly formatLine: (value: number) => string;
  readonly integersOnly: boolean;
}

const many = (one: string) => (value: number) => `${formatCount(value)} ${value === 1 ? one : `${one}s`}`;
const counts = { format: formatCount, formatLine: formatCount, integersOnly: true } as const;

/** The four figures in the order of the screen. */
export const figures: readonly FigureConfig[] = [
  {
    figure: 'revenue',
    label: 'Revenue',
    get counted() {
      return currencyName();
    },
    get column() {
      return `Revenue (${shopCurrency()})`;
    },
    formatLong: formatMoney,
    format: formatMoney,
    formatLine: (value) => formatMoney(value).replace(/\.00$/, ''),
    integersOnly: false,
  },
  { figure: 'orders', label: 'Orders', counted: 'Orders', column: 'Orders', formatLong: many('order'), ...counts },
  {
    figure: 'users',
    label: 'New users',
    counted: 'New users',
    column: 'New users',
    formatLong: many('user'),
    ...counts,
  },
  {
    figure: 'downloads',
    label: 'Downloads',
    counted: 'Downloads',
    column: 'Downloads',
    formatLong: many('download'),
    ...counts,
  },
];

/** What a chart shows, in two sentences, for screen readers. */
export function chartSummary(analytics: AdminAnalytics, { figure, counted, formatLong }: FigureConfig): string {
  const { points, unit } = analytics;
  const highest = points.toSorted((a, b) => b.now[figure] - a.now[figure])[0];
  const peak = highest ? ` Highest: ${bucketTitle(highest, unit)}, ${formatLong(highest.now[figure])}.` : '';
  return `${counted} by ${unit}, ${formatRange(analytics)}.${peak}`;
}

/** One figure as CSV rows, part by part, with the previous period. */
export function figureCsv({ points, notes }: AdminAnalytics, { figure, column }: FigureConfig): string {
  const cell = (value: number) => (figure === 'revenue' ? { cents: toCents(value) } : value);
  return toCsv([
    [t`From`, t`To`, column, t`Previous period`, t`Timeline`],
    ...points.map(({ from, to, now, before }) => [
      from,
      to,
      cell(now[figure]),
      cell(before[figure]),
      noteCell(notes, { from, to }),
    ]),
  ]);
}

import { t } from '@lingui/core/macro';
import type { ReportMonth } from '@/api/generated/model.ts';
import { formatMonth } from '@/lib/format-month.ts';
import type { ReportFigure } from './report-figure-names.ts';
import { figureConfig } from './report-figures.ts';

/** 'March 2026: 14 orders'. */
export const describeMonth = (month: ReportMonth, figure: ReportFigure): string =>
  `${formatMonth(month.month)}: ${figureConfig(figure).formatLong(month[figure])}`;

/** 'December 2025 to November 2026', or nothing without months. */
export function formatSpan(months: readonly ReportMonth[]): string {
  const [first, last] = [months[0], months.at(-1)];
  return first && last ? t`${formatMonth(first.month)} to ${formatMonth(last.month)}` : '';
}

/** What a chart shows, in two sentences, for screen readers. */
export function chartSummary(months: readonly ReportMonth[], figure: ReportFigure): string {
  const highest = months.toSorted((a, b) => b[figure] - a[figure])[0];
  const peak = highest ? t` Highest in ${describeMonth(highest, figure)}.` : '';
  return `${figureConfig(figure).axis}, ${formatSpan(months)}.${peak}`;
}

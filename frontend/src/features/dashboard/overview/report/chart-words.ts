import type { ReportMonth } from '@/api/generated/model.ts';
import { longMonth } from '@/lib/long-month.ts';
import type { ReportFigure } from './report-figure-names.ts';
import { factsOf } from './report-figures.ts';

/** 'March 2026: 14 orders'. */
export const sayMonth = (month: ReportMonth, figure: ReportFigure): string =>
  `${longMonth(month.month)}: ${factsOf(figure).say(month[figure])}`;

/** 'December 2025 to November 2026', or nothing without months. */
export function spanOf(months: readonly ReportMonth[]): string {
  const [first, last] = [months[0], months.at(-1)];
  return first && last ? `${longMonth(first.month)} to ${longMonth(last.month)}` : '';
}

/** What a chart shows, in two sentences, for screen readers. */
export function chartSummary(months: readonly ReportMonth[], figure: ReportFigure): string {
  const highest = months.toSorted((a, b) => b[figure] - a[figure])[0];
  const peak = highest ? ` Highest in ${sayMonth(highest, figure)}.` : '';
  return `${factsOf(figure).axis}, ${spanOf(months)}.${peak}`;
}

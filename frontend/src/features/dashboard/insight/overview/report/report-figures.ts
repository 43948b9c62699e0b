import { toAmount, toCents } from '@contract/rules/money.ts';
import { plural, t } from '@lingui/core/macro';
import type { ReportMonth } from '@/api/generated/model.ts';
import { formatCount, formatMoney, formatShortMoney } from '@/lib/format.ts';
import { currencyName } from '@/lib/format-amounts.ts';
import { type ReportFigure, reportFigureNames } from './report-figure-names.ts';

interface FigureFacts {
  readonly figure: ReportFigure;
  readonly label: string;
  /** The label of the y-axis: what is counted, and in which unit. */
  readonly axis: string;
  /** One month's value in a sentence: '14 orders'. */
  readonly formatLong: (value: number) => string;
  /** A value in a table. */
  readonly format: (value: number) => string;
  /** A value on the axis: money without '.00'. */
  readonly formatLine: (value: number) => string;
  /** Whether all values are integers. */
  readonly integersOnly: boolean;
}

/** The figures of a report in tab order. */
export const reportFigures: readonly FigureFacts[] = [
  {
    figure: 'orders',
    label: t`Orders`,
    axis: t`Orders per month`,
    formatLong: (value) => plural(value, { one: '# order', other: '# orders' }),
    format: formatCount,
    formatLine: formatCount,
    integersOnly: true,
  },
  {
    figure: 'spending',
    label: t`Spending`,
    get axis() {
      return t`${currencyName()} per month`;
    },
    formatLong: (value) => t`${formatMoney(value)} spent`,
    format: formatMoney,
    formatLine: formatShortMoney,
    integersOnly: false,
  },
  {
    figure: 'downloads',
    label: t`Downloads`,
    axis: t`Downloads per month`,
    formatLong: (value) => plural(value, { one: '# download', other: '# downloads' }),
    format: formatCount,
    formatLine: formatCount,
    integersOnly: true,
  },
];

/** The texts and formats of a figure. */
export function figureConfig(figure: ReportFigure): FigureFacts {
  const facts = reportFigures.find((candidate) => candidate.figure === figure);
  if (!facts) throw new Error(`Unknown figure: ${figure}`);
  return facts;
}

/** Sum over all months; money is added in cents, so that 0.1 and 0.2 make 0.3. */
export function figureTotal(months: readonly ReportMonth[], figure: ReportFigure): number {
  return toAmount(months.reduce((sum, month) => sum + toCents(month[figure]), 0));
}

/** The figure that a key moves to from `figure`, wrapping at both ends. */
export function nextFigure(key: string, figure: ReportFigure): ReportFigure | undefined {
  const last = reportFigureNames.length - 1;
  const currentIndex = reportFigureNames.indexOf(figure);
  const targets: Record<string, number> = {
    ArrowLeft: currentIndex === 0 ? last : currentIndex - 1,
    ArrowRight: currentIndex === last ? 0 : currentIndex + 1,
    Home: 0,
    End: last,
  };
  const target = targets[key];
  return target === undefined ? undefined : reportFigureNames[target];
}

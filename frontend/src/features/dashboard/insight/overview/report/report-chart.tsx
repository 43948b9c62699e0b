import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import { useId } from 'react';
import type { ReportMonth } from '@/api/generated/model.ts';
import { barPath } from '@/components/chart/chart-layout.ts';
import { ColumnChart } from '@/components/chart/column-chart.tsx';
import { Hatch } from '@/components/chart/hatch.tsx';
import { formatMonth } from '@/lib/format-month.ts';
import { chartSummary, describeMonth } from './chart-format.ts';
import { MonthLabels } from './month-labels.tsx';
import type { ReportFigure } from './report-figure-names.ts';
import { figureConfig } from './report-figures.ts';

interface ReportChartProps {
  /** Oldest first; the last one is unfinished. */
  readonly months: readonly ReportMonth[];
  readonly figure: ReportFigure;
}

/** One column per month; the unfinished one is hatched. */
export function ReportChart({ months, figure }: ReportChartProps) {
  const hatch = useId();
  const { axis, formatLong, formatLine, integersOnly } = figureConfig(figure);
  const values = months.map((month) => month[figure]);
  const last = months.length - 1;
  const nameOf = (index: number) => formatMonth(months[index]?.month ?? '');
  const describeAt = (index: number) => {
    const month = months[index];
    return month ? describeMonth(month, figure) : '';
  };
  return (
    <ColumnChart
      values={values}
      peak={Math.max(0, ...values)}
      height={300}
      axis={axis}
      formatLine={formatLine}
      integersOnly={integersOnly}
      summary={chartSummary(months, figure)}
      unit={t`Month`}
      describe={describeAt}
      tooltip={(index) => ({
        title: index === last ? t`${nameOf(index)} so far` : nameOf(index),
        text: formatLong(values[index] ?? 0),
      })}
    >
      {(layout, active) => {
        const bar = active === null ? undefined : layout.bars[active];
        return (
          <>
            <Hatch id={hatch} />
            <MonthLabels layout={layout} months={months.map(({ month }) => month)} />
            {layout.bars.map((column, index) => (
              <path
                key={months[index]?.month}
                d={barPath(column)}
                fill={index === last ? `url(#${hatch})` : undefined}
                className={clsx(
                  'transition-opacity',
                  index === last ? 'stroke-primary' : 'fill-primary',
                  active !== null && active !== index && 'opacity-40',
                )}
              />
            ))}
            {bar ? <circle cx={bar.middle} cy={bar.y} r={4.5} className="fill-marigold" /> : null}
          </>
        );
      }}
    </ColumnChart>
  );
}

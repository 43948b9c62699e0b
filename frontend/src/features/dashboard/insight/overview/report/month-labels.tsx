import type { ChartLayout } from '@/components/chart/chart-layout.ts';
import { shortMonth, yearLabel } from './month-format.ts';

interface MonthLabelsProps {
  readonly layout: ChartLayout;
  /** One per column: '2026-11'. */
  readonly months: readonly string[];
}

/** Months below the columns, with the year below the first month of each. */
export function MonthLabels({ layout: { bottom, bars, narrow }, months }: MonthLabelsProps) {
  return (
    <g className="fill-muted-foreground text-xs tabular-nums">
      {months.map((month, index) => (
        <g key={month} textAnchor="middle">
          <text x={bars[index]?.middle} y={bottom + 18}>
            {shortMonth(month, narrow)}
          </text>
          <text x={bars[index]?.middle} y={bottom + 36} className="font-semibold">
            {yearLabel(months, index, narrow)}
          </text>
        </g>
      ))}
    </g>
  );
}

import type { ChartLayout } from '@/components/chart/chart-layout.ts';
import { shortMonth, yearMark } from './month-texts.ts';

interface ChartAxesProps {
  readonly layout: ChartLayout;
  /** What is counted, above the upright axis. */
  readonly title: string;
  readonly lines: readonly number[];
  readonly formatLine: (value: number) => string;
  readonly months: readonly string[];
}

/** Round values as hairlines, months and years below. */
export function ChartAxes({ layout, title, lines, formatLine, months }: ChartAxesProps) {
  const { left, right, bottom, bars, narrow, yOf } = layout;
  return (
    <g className="fill-muted text-xs tabular-nums">
      <text x={0} y={11}>
        {title}
      </text>
      {lines.map((value) => (
        <g key={value}>
          <line
            x1={left}
            x2={right}
            y1={yOf(value)}
            y2={yOf(value)}
            className={value === 0 ? 'stroke-border-strong' : 'stroke-border'}
          />
          <text x={left - 8} y={yOf(value)} dy="0.35em" textAnchor="end">
            {formatLine(value)}
          </text>
        </g>
      ))}
      {months.map((month, index) => (
        <g key={month} textAnchor="middle">
          <text x={bars[index]?.middle} y={bottom + 18}>
            {shortMonth(month, narrow)}
          </text>
          <text x={bars[index]?.middle} y={bottom + 36} className="font-semibold">
            {yearMark(months, index, narrow)}
          </text>
        </g>
      ))}
    </g>
  );
}

import { clsx } from 'clsx';
import { barPath, type ChartLayout } from './chart-layout.ts';
import { ColumnChart } from './column-chart.tsx';
import { ColumnNames } from './column-names.tsx';

export interface TrendPoint {
  /** Below the column: 'Nov 3'. */
  readonly label: string;
  /** In full: 'November 3, 2026'. */
  readonly title: string;
  readonly value: number;
  /** The same place in the period before. */
  readonly before: number;
}

interface TrendChartProps {
  readonly points: readonly TrendPoint[];
  /** What is counted, in which unit: 'US dollars per day'. */
  readonly axis: string;
  /** The chart in a sentence or two, for those who cannot see it. */
  readonly summary: string;
  /** A value as a sentence says it: '14 orders'. */
  readonly say: (value: number) => string;
  /** A value on the upright axis. */
  readonly formatLine: (value: number) => string;
  /** Whether there are only whole values. */
  readonly whole: boolean;
  /** What a step of the slider is: 'Day'. */
  readonly unit: string;
}

const NOWHERE: TrendPoint = { label: '', title: '', value: 0, before: 0 };

/** A column for each part of a period, and across it a line at the value of the period before. */
export function TrendChart({ points, say, ...rest }: TrendChartProps) {
  const at = (index: number) => points[index] ?? NOWHERE;
  return (
    <ColumnChart
      {...rest}
      height={260}
      values={points.map(({ value }) => Math.max(0, value))}
      most={Math.max(0, ...points.flatMap(({ value, before }) => [value, before]))}
      say={(index) => `${at(index).title}: ${say(at(index).value)}, before ${say(at(index).before)}`}
      tooltip={(index) => ({
        title: at(index).title,
        text: say(at(index).value),
        note: `Before: ${say(at(index).before)}`,
      })}
    >
      {(layout, active) => (
        <>
          <ColumnNames layout={layout} labels={points.map(({ label }) => label)} />
          {layout.bars.map((bar, index) => (
            <path
              key={points[index]?.title}
              d={barPath(bar)}
              className={clsx('fill-primary transition-opacity', active !== null && active !== index && 'opacity-40')}
            />
          ))}
          <path d={beforePath(layout, points)} className="stroke-marigold" strokeWidth={2} fill="none" />
        </>
      )}
    </ColumnChart>
  );
}

/** One level stroke over the place of each column, at the value of the period before. */
function beforePath({ bars, yOf }: ChartLayout, points: readonly TrendPoint[]): string {
  return bars
    .map(({ x, width }, index) => `M${x - 2} ${yOf(Math.max(0, points[index]?.before ?? 0))}h${width + 4}`)
    .join('');
}

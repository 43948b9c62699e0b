import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import { useId } from 'react';
import { type Bar, barPath, type ChartLayout } from './chart-layout.ts';
import { ColumnChart, type ColumnSelection } from './column-chart.tsx';
import { ColumnLabels } from './column-labels.tsx';
import { Hatch } from './hatch.tsx';

export interface TrendPoint {
  /** The label below the column: 'Nov 3'. */
  readonly label: string;
  /** In full: 'November 3, 2026'. */
  readonly title: string;
  readonly value: number;
  /** The same position in the previous period. */
  readonly before: number;
  /** Not over yet, drawn hatched. */
  readonly running?: boolean;
  /** What happened then, marked below the column and named in its tooltip. */
  readonly mark?: string | undefined;
}

interface TrendChartProps {
  readonly points: readonly TrendPoint[];
  /** What is counted, and in which unit: 'US dollars per day'. */
  readonly axis: string;
  /** The chart in a sentence or two, for screen readers. */
  readonly summary: string;
  /** A value in a sentence: '14 orders'. */
  readonly describe: (value: number) => string;
  /** Formats a value on the y-axis. */
  readonly formatLine: (value: number) => string;
  /** Whether all values are integers. */
  readonly integersOnly: boolean;
  /** What one step of the slider is: 'Day'. */
  readonly unit: string;
  readonly choice?: ColumnSelection | undefined;
}

const EMPTY_POINT: TrendPoint = { label: '', title: '', value: 0, before: 0 };

/** A column for each part of a period, with the same part of the previous period drawn faintly behind it. */
export function TrendChart({ points, describe, ...rest }: TrendChartProps) {
  const hatch = useId();
  const at = (index: number) => points[index] ?? EMPTY_POINT;
  return (
    <ColumnChart
      {...rest}
      height={260}
      values={points.map(({ value }) => Math.max(0, value))}
      peak={Math.max(0, ...points.flatMap(({ value, before }) => [value, before]))}
      describe={(index) =>
        withMark(
          t`${at(index).title}: ${describe(at(index).value)}, previously ${describe(at(index).before)}`,
          at(index).mark,
        )
      }
      tooltip={(index) => ({
        title: at(index).running ? t`${at(index).title} so far` : at(index).title,
        text: describe(at(index).value),
        note: withMark(t`Previously: ${describe(at(index).before)}`, at(index).mark),
      })}
    >
      {(layout, active) => (
        <>
          <Hatch id={hatch} />
          <ColumnLabels layout={layout} labels={points.map(({ label }) => label)} />
          {layout.bars.map((bar, index) => {
            const { title, running = false, mark } = at(index);
            const ghost = toGhost(layout, bar, at(index).before);
            return (
              <g
                key={title}
                className={clsx('transition-opacity', active !== null && active !== index && 'opacity-40')}
              >
                <path d={barPath(ghost)} className="fill-ink-5" />
                <path d={`M${ghost.x} ${ghost.y}h${ghost.width}`} className="stroke-ink-9" strokeWidth={1.5} />
                <path
                  d={barPath(bar)}
                  fill={running ? `url(#${hatch})` : undefined}
                  className={running ? 'stroke-primary' : 'fill-primary'}
                />
                {mark === undefined ? null : (
                  <path d={markPath(bar.middle, layout.bottom + 34)} className="fill-marigold stroke-foreground" />
                )}
              </g>
            );
          })}
        </>
      )}
    </ColumnChart>
  );
}

const withMark = (text: string, mark: string | undefined): string => (mark === undefined ? text : `${text} · ${mark}`);

/** A small diamond. */
const markPath = (x: number, y: number): string => `M${x} ${y - 5}l5 5l-5 5l-5 -5z`;

/** The column of the previous period: as wide as its slot allows, so that it shows on both sides. */
function toGhost({ bottom, yOf, bars }: ChartLayout, { middle, width }: Bar, before: number): Bar {
  const slot = (bars[1]?.middle ?? middle + 2 * width) - (bars[0]?.middle ?? middle);
  const wide = Math.min(width + 12, slot * 0.9);
  const y = yOf(Math.max(0, before));
  return { middle, x: middle - wide / 2, width: wide, y, height: bottom - y };
}

import { clsx } from 'clsx';
import { ArrowDownRight, ArrowUpRight, ChevronRight, FileDown } from 'lucide-react';
import { useId } from 'react';
import type { AdminAnalytics, AnalyticsPoint } from '@/api/generated/model.ts';
import { TrendChart } from '@/components/chart/trend-chart.tsx';
import { Card } from '@/components/ui/card.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { csvTextFile } from '@/lib/csv-file.ts';
import { saveFile } from '@/lib/save-file.ts';
import { bucketLabel, bucketTitle, unitNames } from '../../kit/analytics/bucket-format.ts';
import { findFinishedChange, finishedChangeText } from '../../kit/analytics/finished-change.ts';
import { toMarks } from '../../kit/timeline/timeline-marks.ts';
import { chartSummary, type FigureConfig, figureCsv } from './analytics-figures.ts';
import { TrendTable } from './trend-table.tsx';

interface TrendPanelProps {
  readonly analytics: AdminAnalytics;
  readonly config: FigureConfig;
  /** The last day of the calendar, `yyyy-mm-dd`: periods that end then or later are unfinished. */
  readonly today: string;
  /** What a click on a column opens; absent where there is nothing to open. */
  readonly choice?: { readonly hint: string; readonly onPart: (bucket: AnalyticsPoint) => void } | undefined;
}

/** One figure over the range: its total and change, the chart, the same data as a table and as a file. */
export function TrendPanel({ analytics, config, today, choice }: TrendPanelProps) {
  const id = useId();
  const { figure, label, counted, format } = config;
  const { unit, points, totals, before, from, to, notes } = analytics;
  const marks = toMarks(points, notes);
  const finished = findFinishedChange(points, figure, today);
  const { change, parts } = finished;
  const Arrow = change !== null && change < 0 ? ArrowDownRight : ArrowUpRight;
  const save = () => saveFile(csvTextFile(figureCsv(analytics, config)), `${figure}-${from}-${to}.csv`);
  return (
    <Card className="flex min-w-0 flex-col px-5 pt-4 pb-2 sm:px-6">
      <section aria-labelledby={id}>
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <h2 id={id} className="font-sans text-sm font-semibold tracking-normal text-muted-foreground">
              {label}
            </h2>
            <p className="mt-1 flex flex-wrap items-baseline gap-x-3 tabular-nums">
              <span className="font-display text-2xl font-semibold tracking-tight">{format(totals[figure])}</span>
              <span className="text-xs text-muted-foreground">
                {change === null ? null : (
                  <span
                    className={clsx(
                      'mr-1.5 inline-flex items-center gap-0.5 font-semibold',
                      change > 0 && 'text-success',
                      change < 0 && 'text-destructive',
                    )}
                  >
                    {change === 0 ? null : <Arrow className="size-3.5 self-center" aria-hidden="true" />}
                    <span>{finishedChangeText(change, parts, unit)}</span>
                  </span>
                )}
                <span>{`${format(parts ? finished.before : before[figure])} previously`}</span>
              </span>
            </p>
          </div>
          <IconButton
            icon={FileDown}
            label={`Download ${label.toLowerCase()} as CSV`}
            onClick={save}
            className="-mr-3"
          />
        </div>
        <div className="mt-5">
          <TrendChart
            points={points.map((bucket, index) => ({
              label: bucketLabel(bucket, unit),
              title: bucketTitle(bucket, unit),
              value: bucket.now[figure],
              before: bucket.before[figure],
              running: bucket.to >= today,
              mark: marks[index],
            }))}
            axis={`${counted} per ${unit}`}
            summary={chartSummary(analytics, config)}
            describe={config.formatLong}
            formatLine={config.formatLine}
            integersOnly={config.integersOnly}
            unit={unitNames[unit]}
            choice={
              choice && {
                hint: choice.hint,
                onChoose: (index) => {
                  const bucket = points[index];
                  if (bucket) choice.onPart(bucket);
                },
              }
            }
          />
        </div>
        <details className="group/table mt-2 border-t border-border">
          <summary className="flex min-h-11 items-center gap-2 rounded-md text-sm font-semibold [&::-webkit-details-marker]:hidden">
            <ChevronRight className="size-4 transition-transform group-open/table:rotate-90" aria-hidden="true" />
            Show as a table
            <span className="sr-only">{`: ${label}`}</span>
          </summary>
          <TrendTable analytics={analytics} config={config} />
        </details>
      </section>
    </Card>
  );
}

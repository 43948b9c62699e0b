import { clsx } from 'clsx';
import { ChevronRight, FileDown } from 'lucide-react';
import { useState } from 'react';
import type { AdminVisits } from '@/api/generated/model.ts';
import { TrendChart } from '@/components/chart/trend-chart.tsx';
import { Card } from '@/components/ui/card.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { csvFile } from '@/lib/csv-file.ts';
import { formatCount } from '@/lib/format.ts';
import { saveFile } from '@/lib/save-file.ts';
import { bucketLabel, bucketTitle, unitNames } from '../../kit/analytics/bucket-format.ts';
import { findFinishedChange, finishedChangeText } from '../../kit/analytics/finished-change.ts';
import { RowNotes } from '../../kit/timeline/row-notes.tsx';
import { toMarks } from '../../kit/timeline/timeline-marks.ts';
import { isComparable } from '../../kit/visits/visit-names.ts';
import { chartSummary, type Figure, figureRows, figures } from './visit-figures.ts';

interface VisitChartProps {
  readonly visits: AdminVisits;
  /** The last day of the calendar, `yyyy-mm-dd`: parts that end then or later are unfinished. */
  readonly today: string;
}

const cell = 'py-1.5 pl-3 text-right tabular-nums';

/** The four figures, of which one is drawn day by day, with what was published on the days. */
export function VisitChart({ visits, today }: VisitChartProps) {
  const [figure, setFigure] = useState<Figure>('visits');
  const facts = figures.find((one) => one.figure === figure) ?? figures[0];
  const { points, unit, totals, from, to } = visits;
  const marks = toMarks(points, visits.notes);
  return (
    <Card className="flex min-w-0 flex-col px-5 pt-4 pb-2 sm:px-6">
      <div className="flex items-start justify-between gap-2">
        <fieldset className="min-w-0 grow">
          <legend className="sr-only">Figure in the chart</legend>
          <div className="-mx-2 grid grid-cols-2 gap-x-1 gap-y-2 lg:grid-cols-4">
            {figures.map((one) => {
              const { change, parts } = findFinishedChange(points, one.figure, today);
              return (
                <label
                  key={one.figure}
                  className="group cursor-pointer rounded-md border-b-2 border-transparent px-2 py-1.5 outline-offset-2 outline-primary hover:bg-accent has-checked:border-primary has-focus-visible:outline-2"
                >
                  <input
                    type="radio"
                    name="figure"
                    value={one.figure}
                    checked={figure === one.figure}
                    onChange={() => setFigure(one.figure)}
                    className="sr-only"
                  />
                  <span className="block text-sm font-semibold text-muted-foreground group-has-checked:text-foreground">
                    {one.label}
                  </span>
                  <span className="mt-0.5 flex flex-wrap items-baseline gap-x-2 tabular-nums">
                    <span className="font-display text-2xl font-semibold tracking-tight">
                      {formatCount(totals[one.figure])}
                    </span>
                    {change === null || !isComparable(visits) ? null : (
                      <span
                        className={clsx(
                          'text-xs font-semibold',
                          change > 0 && 'text-success',
                          change < 0 && 'text-destructive',
                        )}
                      >
                        {finishedChangeText(change, parts, unit)}
                      </span>
                    )}
                  </span>
                </label>
              );
            })}
          </div>
        </fieldset>
        <IconButton
          icon={FileDown}
          label="Download figures as CSV"
          onClick={() => saveFile(csvFile(figureRows(visits)), `visits-${from}-${to}.csv`)}
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
          axis={`${facts.label} per ${unit}`}
          summary={chartSummary(visits, facts)}
          describe={facts.describe}
          formatLine={formatCount}
          integersOnly={true}
          unit={unitNames[unit]}
        />
      </div>
      <details className="group/table mt-2 border-t border-border">
        <summary className="flex min-h-11 items-center gap-2 rounded-md text-sm font-semibold [&::-webkit-details-marker]:hidden">
          <ChevronRight className="size-4 transition-transform group-open/table:rotate-90" aria-hidden="true" />
          Show as a table
        </summary>
        <table aria-label={`${facts.label}, all values`} className="mb-3 w-full text-xs sm:text-sm">
          <thead className="text-muted-foreground">
            <tr>
              <th scope="col" className="py-1.5 text-left font-semibold">
                {unitNames[unit]}
              </th>
              <th scope="col" className={`${cell} font-semibold`}>
                {facts.label}
              </th>
              <th scope="col" className={`${cell} font-semibold`}>
                Previous
              </th>
            </tr>
          </thead>
          <tbody>
            {points.map((bucket) => (
              <tr key={bucket.from} className="border-t border-border">
                <th scope="row" className="py-1.5 text-left font-normal">
                  <span>{bucketTitle(bucket, unit)}</span>
                  <RowNotes notes={visits.notes} part={bucket} />
                </th>
                <td className={cell}>{formatCount(bucket.now[figure])}</td>
                <td className={`${cell} text-muted-foreground`}>{formatCount(bucket.before[figure])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}

import type { AdminAnalytics } from '@/api/generated/model.ts';
import { bucketTitle, unitNames } from '../../kit/analytics/bucket-format.ts';
import { RowNotes } from '../../kit/timeline/row-notes.tsx';
import type { FigureConfig } from './analytics-figures.ts';

interface TrendTableProps {
  readonly analytics: AdminAnalytics;
  readonly config: FigureConfig;
}

const cell = 'py-1.5 pl-3 text-right tabular-nums';

/** All data of a chart as text, with the totals last. */
export function TrendTable({ analytics, config: { figure, label, format } }: TrendTableProps) {
  const { points, unit, totals, before, notes } = analytics;
  return (
    <table aria-label={`${label}, all values`} className="mb-3 w-full text-xs sm:text-sm">
      <thead className="text-muted-foreground">
        <tr>
          <th scope="col" className="py-1.5 text-left font-semibold">
            {unitNames[unit]}
          </th>
          <th scope="col" className={`${cell} font-semibold`}>
            {label}
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
              <RowNotes notes={notes} part={bucket} />
            </th>
            <td className={cell}>{format(bucket.now[figure])}</td>
            <td className={`${cell} text-muted-foreground`}>{format(bucket.before[figure])}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-input font-semibold">
          <th scope="row" className="py-1.5 text-left">
            Total
          </th>
          <td className={cell}>{format(totals[figure])}</td>
          <td className={cell}>{format(before[figure])}</td>
        </tr>
      </tfoot>
    </table>
  );
}

import type { ImportReport } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { formatCount } from '@/lib/format.ts';

interface ImportSummaryProps {
  readonly report: ImportReport;
}

const rows = (count: number): string => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`;

/** The content of the file, or the result of the import. */
export function ImportSummary({ report }: ImportSummaryProps) {
  const { imported, ready, known, broken } = report;
  const figures = [
    { label: 'In the file', count: report.rows },
    imported === null ? { label: 'Ready to import', count: ready } : { label: 'Imported', count: imported },
    { label: 'Existing', count: known },
    { label: 'With errors', count: broken },
  ];
  return (
    <div className="grid gap-4">
      {imported === null ? null : (
        <Banner tone="success">
          <span>{imported === 0 ? 'No new rows in this file.' : `${rows(imported)} imported.`}</span>
          {known > 0 ? <span>{` ${rows(known)} already existed; left unchanged.`}</span> : null}
        </Banner>
      )}
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-border bg-border sm:grid-cols-4">
        {figures.map(({ label, count }) => (
          <div key={label} className="bg-card px-4 py-3">
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd className="font-display text-2xl font-semibold tabular-nums">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

import { t } from '@lingui/core/macro';
import { Download } from 'lucide-react';
import type { ImportReport } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { csvFile } from '@/lib/csv-file.ts';
import { formatCount } from '@/lib/format.ts';
import { saveFile } from '@/lib/save-file.ts';
import type { ImportKindName } from './import-search.ts';

interface ProblemListProps {
  readonly report: ImportReport;
  readonly kind: ImportKindName;
}

const MAX_ROWS = 20;

/** The rows that cannot be imported, with the reason and column of each, and all of them as a file to correct. */
export function ProblemList({ report: { header, columns, problems, broken }, kind }: ProblemListProps) {
  if (problems.length === 0) return null;
  const labels = new Map(columns.map(({ name, label }) => [name, label]));
  const describeProblem = ({ field, message }: { field: string; message: string }) =>
    labels.has(field) ? `${labels.get(field)}: ${message}` : message;
  const save = () => {
    const rows = problems.map(({ cells, details }) => [...cells, details.map(describeProblem).join(' ')]);
    saveFile(csvFile([[...header, t`Error`], ...rows]), `${kind}-errors.csv`);
  };
  return (
    <section aria-labelledby="problems">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="problems" className="text-lg">
          Rows with errors
        </h2>
        <Button variant="outline" size="sm" onClick={save}>
          <Download aria-hidden="true" />
          Download these rows
        </Button>
      </div>
      <Card>
        <ol className="text-sm">
          {problems.slice(0, MAX_ROWS).map(({ row, cells, details }) => (
            <li
              key={row}
              className="grid gap-x-4 border-b border-border px-4 py-2.5 last:border-b-0 sm:grid-cols-[5rem_1fr_1fr]"
            >
              <span className="font-semibold tabular-nums">{`Row ${formatCount(row)}`}</span>
              <ul className="text-destructive">
                {details.map((detail) => (
                  <li key={detail.field}>{describeProblem(detail)}</li>
                ))}
              </ul>
              <span className="min-w-0 truncate text-muted-foreground">{cells.filter(Boolean).join(', ')}</span>
            </li>
          ))}
        </ol>
      </Card>
      {broken > MAX_ROWS ? (
        <p className="mt-2 text-sm text-muted-foreground">
          {`Showing ${formatCount(MAX_ROWS)} of ${formatCount(broken)}.${broken > problems.length ? ` The file contains the first ${formatCount(problems.length)}.` : ''}`}
        </p>
      ) : null}
    </section>
  );
}

import type { ImportReport } from '@/api/generated/model.ts';
import { Card } from '@/components/ui/card.tsx';

interface PreviewTableProps {
  readonly report: ImportReport;
}

/** The first rows under the names of the fields that they are imported to. */
export function PreviewTable({ report: { columns, preview } }: PreviewTableProps) {
  const mapped = columns.filter(({ place }) => place >= 0);
  if (preview.length === 0 || mapped.length === 0) return null;
  const rows = preview.map((cells, index) => ({ row: index + 2, cells }));
  return (
    <section aria-labelledby="preview">
      <h2 id="preview" className="mb-3 text-lg">
        First rows
      </h2>
      <Card>
        <ol className="text-sm">
          {rows.map(({ row, cells }) => (
            <li key={row} className="border-b border-border px-4 py-3 last:border-b-0">
              <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3 xl:grid-cols-6">
                {mapped.map(({ name, label, place }) => (
                  <div key={name} className="min-w-0">
                    <dt className="text-xs text-muted-foreground">{label}</dt>
                    <dd className="truncate">{cells[place] || '–'}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}

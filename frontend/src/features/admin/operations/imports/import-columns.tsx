import type { ImportReport } from '@/api/generated/model.ts';
import { Card } from '@/components/ui/card.tsx';
import { SelectField } from '../../kit/select-field.tsx';

interface ColumnSelectProps {
  readonly report: ImportReport;
  readonly busy: boolean;
  /** The position of each column in the header, -1 for none. */
  readonly onChange: (columnIndexes: number[]) => void;
}

/** Maps the file's columns; recognised by name, and corrected here. */
export function ColumnSelect({ report: { header, columns }, busy, onChange }: ColumnSelectProps) {
  const options = [
    { value: '-1', label: 'Not in the file' },
    ...header.map((name, columnIndex) => ({ value: String(columnIndex), label: name || `Column ${columnIndex + 1}` })),
  ];
  const choose = (index: number, columnIndex: number) =>
    onChange(
      columns.map((column, other) => {
        if (other === index) return columnIndex;
        // A column of the file is used once: the latest selection wins.
        return column.place === columnIndex ? -1 : column.place;
      }),
    );
  return (
    <section aria-labelledby="columns">
      <h2 id="columns" className="mb-3 text-lg">
        Columns
      </h2>
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2 xl:grid-cols-4">
        {columns.map(({ name, label, needed, place: columnIndex }, index) => (
          <SelectField
            key={name}
            name={`column-${name}`}
            label={needed ? `${label} (required)` : label}
            options={options}
            value={String(columnIndex)}
            disabled={busy}
            error={needed && columnIndex < 0 ? 'Please select a column' : undefined}
            onChange={({ currentTarget }) => choose(index, Number(currentTarget.value))}
          />
        ))}
      </div>
    </section>
  );
}

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

import type { ImportReport } from '@/api/generated/model.ts';
import { SelectField } from '../kit/select-field.tsx';

interface ColumnChoiceProps {
  readonly report: ImportReport;
  readonly busy: boolean;
  /** The position of each column in the header, -1 for none. */
  readonly onChange: (places: number[]) => void;
}

/** Maps the file's columns; recognised by name, and corrected here. */
export function ColumnChoice({ report: { header, columns }, busy, onChange }: ColumnChoiceProps) {
  const options = [
    { value: '-1', label: 'Not in the file' },
    ...header.map((name, place) => ({ value: String(place), label: name || `Column ${place + 1}` })),
  ];
  const choose = (index: number, place: number) =>
    onChange(
      columns.map((column, other) => {
        if (other === index) return place;
        // A column of the file is used once: the latest selection wins.
        return column.place === place ? -1 : column.place;
      }),
    );
  return (
    <section aria-labelledby="columns">
      <h2 id="columns" className="mb-3 text-lg">
        Columns
      </h2>
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2 xl:grid-cols-4">
        {columns.map(({ name, label, needed, place }, index) => (
          <SelectField
            key={name}
            name={`column-${name}`}
            label={needed ? `${label} (required)` : label}
            options={options}
            value={String(place)}
            disabled={busy}
            error={needed && place < 0 ? 'Please select a column' : undefined}
            onChange={({ currentTarget }) => choose(index, Number(currentTarget.value))}
          />
        ))}
      </div>
    </section>
  );
}

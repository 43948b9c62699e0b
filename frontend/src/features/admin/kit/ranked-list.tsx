import { clsx } from 'clsx';
import { FileDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { csvFile } from '@/lib/csv-file.ts';
import { saveFile } from '@/lib/save-file.ts';

/** Rows shown before the rest is asked for. */
const FEW = 8;

export interface RankedColumn<Row> {
  readonly name: string;
  readonly value: (row: Row) => number;
  readonly format: (value: number) => string;
  /** Left out on phones; the file has it. */
  readonly isMinor?: boolean;
}

interface RankedListProps<Row> {
  readonly title: string;
  /** What a row is: 'Source'. */
  readonly subject: string;
  /** In order; the first column draws the bars. */
  readonly rows: readonly Row[];
  readonly columns: readonly RankedColumn<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  /** The name as a link; plain text by default. */
  readonly render?: (row: Row) => ReactNode;
  /** Instead of rows. */
  readonly nothing: string;
  /** Of the file, without its ending. */
  readonly file: string;
  readonly note?: string;
}

const head = 'pb-2 pl-4 text-right text-xs font-semibold text-muted-foreground align-bottom';
const cell = 'py-2.5 pl-4 text-right align-top tabular-nums';

/** A table ordered by its first column, with bars, and the same as a file. */
export function RankedList<Row>(props: RankedListProps<Row>) {
  const { title, subject, rows, columns, keyOf, nameOf, render = nameOf, nothing, file, note } = props;
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const [first] = columns;
  const highest = Math.max(1, ...rows.map((row) => first?.value(row) ?? 0));
  const save = () => {
    const lines = rows.map((row) => [nameOf(row), ...columns.map(({ value }) => value(row))]);
    saveFile(csvFile([[subject, ...columns.map(({ name }) => name)], ...lines]), `${file}.csv`);
  };
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-1 flex min-h-11 items-center justify-between gap-4">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {rows.length > 0 ? (
          <IconButton
            icon={FileDown}
            label={`Download ${title.toLowerCase()} as CSV`}
            onClick={save}
            className="-mr-3"
          />
        ) : null}
      </div>
      {note ? <p className="mb-3 max-w-prose text-xs text-muted-foreground">{note}</p> : null}
      {rows.length === 0 ? (
        <p className="border-y border-border py-7 text-center text-sm text-muted-foreground">{nothing}</p>
      ) : (
        <table aria-labelledby={id} className="w-full text-sm">
          <thead>
            <tr>
              <th scope="col" className="pb-2 text-left align-bottom text-xs font-semibold text-muted-foreground">
                {subject}
              </th>
              {columns.map(({ name, isMinor }) => (
                <th key={name} scope="col" className={clsx(head, isMinor && 'max-sm:hidden')}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(isWhole ? rows : rows.slice(0, FEW)).map((row) => (
              <tr key={keyOf(row)} className="border-t border-border">
                <th scope="row" className="w-full max-w-0 py-2.5 text-left font-medium">
                  <span className="line-clamp-2 wrap-anywhere">{render(row)}</span>
                  <Bar share={(first?.value(row) ?? 0) / highest} />
                </th>
                {columns.map(({ name, value, format, isMinor }) => (
                  <td key={name} className={clsx(cell, isMinor && 'max-sm:hidden')}>
                    {format(value(row))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > FEW ? (
        <Button
          variant="link"
          size="sm"
          className="-ml-3.5"
          onClick={() => setIsWhole(!isWhole)}
          aria-expanded={isWhole}
        >
          {isWhole ? 'Show fewer' : `Show all ${rows.length}`}
        </Button>
      ) : null}
    </section>
  );
}

function Bar({ share }: { readonly share: number }) {
  return (
    <span aria-hidden="true" className="mt-1.5 block h-1 rounded-full bg-primary-soft">
      <svg className="block h-1 w-full" preserveAspectRatio="none" viewBox="0 0 100 1" aria-hidden="true">
        <rect width={Math.max(0, share * 100)} height={1} className="fill-primary" />
      </svg>
    </span>
  );
}

import type { AdditionalTable as Table } from '@contract/rules/invoice-additions.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const CELL = 'border-b border-border px-2 py-2 align-bottom first:ps-0 last:pe-0';
/** Hidden on phones, which show number, day and total; always printed. */
const WIDE = 'hidden sm:table-cell print:table-cell';

interface AdditionalTableProps {
  readonly table: Table;
  readonly drawLabel: (text: string) => ReactNode;
}

/** A small table of an invoice below its totals, such as the deducted deposits. */
export function AdditionalTable({ table: { title, columns, rows }, drawLabel }: AdditionalTableProps) {
  const cell = (index: number) => {
    const isDetail = index > 1 && index < columns.length - 1;
    return clsx(CELL, columns[index]?.end ? 'text-end tabular-nums' : 'text-start', isDetail && WIDE);
  };
  return (
    <div className="mt-6">
      <h3 className="font-sans text-sm font-semibold tracking-normal">{drawLabel(title)}</h3>
      <table className="mt-1 w-full border-collapse">
        <thead>
          <tr className="text-xs text-muted-foreground">
            {columns.map(({ label }, index) => (
              <th key={label} scope="col" className={clsx(cell(index), 'font-normal')}>
                {drawLabel(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="whitespace-nowrap">
          {rows.map((row) => (
            <tr key={row.join()}>
              {columns.map(({ label }, index) => (
                <td key={label} className={cell(index)}>
                  {row[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

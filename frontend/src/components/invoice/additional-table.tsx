import type { AdditionalTable as Table } from '@contract/rules/invoice-additions.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const CELL = 'border-b border-border px-2 py-2 align-bottom first:ps-0 last:pe-0';
const cell = (end: boolean) => clsx(CELL, end ? 'text-end tabular-nums' : 'text-start');

interface AdditionalTableProps {
  readonly table: Table;
  readonly drawLabel: (text: string) => ReactNode;
}

/** A small table of an invoice below its totals, such as the deducted deposits. */
export function AdditionalTable({ table: { title, columns, rows }, drawLabel }: AdditionalTableProps) {
  return (
    <div className="mt-6">
      <h3 className="font-sans text-sm font-semibold tracking-normal">{drawLabel(title)}</h3>
      <div className="mt-1 overflow-x-auto print:overflow-visible">
        <table className="w-full border-collapse">
          <thead>
            <tr className="text-xs text-muted-foreground">
              {columns.map(({ label, end }) => (
                <th key={label} scope="col" className={clsx(cell(end), 'font-normal')}>
                  {drawLabel(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="whitespace-nowrap">
            {rows.map((row) => (
              <tr key={row.join()}>
                {columns.map(({ label, end }, index) => (
                  <td key={label} className={cell(end)}>
                    {row[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

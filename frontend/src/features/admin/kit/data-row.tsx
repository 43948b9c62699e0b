import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { TableCell, TableRow } from '@/components/ui/table.tsx';
import type { Column } from './column.ts';

interface DataRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly actions?: ReactNode;
  /** Place in the whole list from 1 on, when only a part of it is rendered. */
  readonly place?: number | undefined;
}

const PHONE = {
  title: 'max-sm:order-1 max-sm:min-w-0 max-sm:grow max-sm:basis-[calc(100%-4rem)]',
  label: 'max-sm:order-3 max-sm:before:mr-1.5 max-sm:before:text-muted max-sm:before:content-[attr(data-label)]',
  hidden: 'max-sm:hidden',
  plain: 'max-sm:order-3',
} as const;

/** One row: a line on a wide screen, a small card on a phone. */
export function DataRow<Row>({ row, columns, actions, place }: DataRowProps<Row>) {
  return (
    <TableRow
      data-row=""
      aria-rowindex={place === undefined ? undefined : place + 1}
      className="max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:gap-y-1 max-sm:border-b max-sm:border-border max-sm:px-4 max-sm:py-3 max-sm:text-sm max-sm:last:border-b-0"
    >
      {columns.map(({ id, header, cell, numeric, phone, className }) => (
        <TableCell
          key={id}
          data-label={header}
          numeric={numeric ?? false}
          className={clsx(PHONE[phone ?? 'plain'], className)}
        >
          {cell(row)}
        </TableCell>
      ))}
      {actions === undefined ? null : (
        <TableCell className="sm:w-0 max-sm:order-2 max-sm:ml-auto">
          <div className="-my-1 -mr-2 flex justify-end">{actions}</div>
        </TableCell>
      )}
    </TableRow>
  );
}

import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
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
  title: 'cards:order-1 cards:min-w-0 cards:grow cards:basis-[calc(100%-4rem)] cards:sm:basis-[calc(100%-7.25rem)]',
  label: 'cards:order-3 cards:before:mr-1.5 cards:before:text-muted-foreground cards:before:content-[attr(data-label)]',
  hidden: 'cards:hidden',
  plain: 'cards:order-3',
} as const;

/** A press anywhere in a row means what opens it, unless it was meant for something else or marked a text. */
function openRow({ target, currentTarget }: MouseEvent<HTMLElement>) {
  const isOwn = target instanceof Element && target.closest('a, button, input, label, [popover]');
  if (isOwn || getSelection()?.toString()) return;
  currentTarget.querySelector<HTMLElement>('[data-opens], td:first-child :is(a, button)')?.click();
}

/** One row: a line where there is room for it, else a small card. */
export function DataRow<Row>({ row, columns, actions, place }: DataRowProps<Row>) {
  return (
    <TableRow
      data-row=""
      onClick={openRow}
      aria-rowindex={place === undefined ? undefined : place + 1}
      className="cards:flex cards:flex-wrap cards:items-center cards:gap-x-3 cards:gap-y-1 cards:border-b cards:border-border cards:px-4 cards:py-3 cards:text-sm cards:last:border-b-0"
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
        <TableCell className="rows:w-0 cards:order-2 cards:ml-auto">
          <div className="-my-1 -mr-2 flex justify-end">{actions}</div>
        </TableCell>
      )}
    </TableRow>
  );
}

import { clsx } from 'clsx';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { TableCell, TableRow } from '@/components/ui/table.tsx';
import type { Column } from './column.ts';
import type { Selection } from './use-selection.ts';

interface DataRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly actions?: ReactNode;
  /** 1-based position in the whole list, when only a part of it is rendered. */
  readonly rowIndex?: number | undefined;
  readonly selection?: Selection<Row> | undefined;
  /** Shown in the panel next to the list. */
  readonly current?: boolean;
}

const PHONE = {
  title: 'cards:order-1 cards:grow cards:basis-[calc(100%-4rem)] cards:sm:basis-[calc(100%-7.25rem)]',
  titleBesideBox: 'cards:order-1 cards:grow cards:basis-[calc(100%-7.5rem)] cards:sm:basis-[calc(100%-9.5rem)]',
  label: 'cards:order-3 cards:before:mr-1.5 cards:before:text-muted-foreground cards:before:content-[attr(data-label)]',
  hidden: 'cards:hidden',
  plain: 'cards:order-3',
} as const;

/** What opens a row. */
const OPENER = '[data-opens], td:first-child :is(a, button), td[data-choice] + td :is(a, button)';

/** The row of the open panel stays in view; the focus follows when it was on another row. */
function showRow(row: HTMLElement | null) {
  row?.scrollIntoView({ block: 'nearest' });
  const focused = document.activeElement?.closest('[data-row]');
  if (row && focused && focused !== row) row.querySelector<HTMLElement>(OPENER)?.focus({ preventScroll: true });
}

/** A click anywhere in a row counts as one on its link, unless it hit another control or ended a text selection. */
function openRow({ target, currentTarget }: MouseEvent<HTMLElement>) {
  const isOwn = target instanceof Element && target.closest('a, button, input, label, [popover]');
  if (isOwn || getSelection()?.toString()) return;
  currentTarget.querySelector<HTMLElement>(OPENER)?.click();
}

/** One row: a table row where there is room, otherwise a small card. */
export function DataRow<Row>({ row, columns, actions, rowIndex, selection, current = false }: DataRowProps<Row>) {
  const element = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (current) showRow(element.current);
  }, [current]);
  return (
    <TableRow
      ref={element}
      data-row=""
      onClick={openRow}
      aria-rowindex={rowIndex === undefined ? undefined : rowIndex + 1}
      aria-current={current || undefined}
      data-chosen={selection?.has(row) || undefined}
      className="list-row rows:has-focus-visible:*:bg-accent rows:aria-[current=true]:*:bg-accent rows:aria-[current=true]:*:first:inset-shadow-[3px_0_0_var(--foreground)] rows:data-chosen:*:bg-primary/6 rows:data-chosen:*:first:inset-shadow-[3px_0_0_var(--primary)] cards:data-chosen:bg-primary/6 rows:last:*:first:rounded-bl-xl rows:last:*:last:rounded-br-xl cards:first:rounded-t-xl cards:last:rounded-b-xl cards:flex cards:flex-wrap cards:items-center cards:gap-x-3 cards:gap-y-1 cards:border-b cards:border-border cards:px-4 cards:py-3 cards:text-sm cards:last:border-b-0"
    >
      {selection ? (
        <TableCell data-choice="" className="rows:w-0 rows:pr-0! rows:compact:py-1 cards:order-0">
          <input
            type="checkbox"
            data-choose=""
            aria-label={`Select ${selection.name(row)}`}
            checked={selection.has(row)}
            onChange={() => selection.toggle(row)}
            className="touch-target block size-4.5 cursor-pointer accent-primary"
          />
        </TableCell>
      ) : null}
      {columns.map(({ id, header, cell, numeric, phone, className }) => (
        <TableCell
          key={id}
          data-label={header}
          numeric={numeric ?? false}
          className={clsx(
            'rows:compact:py-1',
            PHONE[phone === 'title' && selection ? 'titleBesideBox' : (phone ?? 'plain')],
            className,
          )}
        >
          {cell(row)}
        </TableCell>
      ))}
      {actions === undefined ? null : (
        <TableCell className="rows:w-0 rows:compact:py-1 cards:order-2 cards:ml-auto">
          <div className="-my-1 -mr-2 flex justify-end">{actions}</div>
        </TableCell>
      )}
    </TableRow>
  );
}

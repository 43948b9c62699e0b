import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ListLayout } from '@/api/generated/model.ts';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Detached } from '@/components/ui/detached.tsx';
import { Table, TableBody, TableHead, TableHeader, TableRow } from '@/components/ui/table.tsx';
import { ViewOptions } from '../views/view-options.tsx';
import type { Column } from './column.ts';
import { DataRow } from './data-row.tsx';
import { RowGap } from './row-gap.tsx';
import { RowSkeletons } from './row-skeletons.tsx';
import { type RowWindow, rowWindow } from './row-window.ts';
import type { Sort } from './sort.ts';
import { SortHeader } from './sort-header.tsx';
import type { Selection } from './use-selection.ts';

const DEFAULT_ROW_HEIGHT = 57;

/**
 * Which rows of a long table have to be rendered: those in the window and some around it. Rows must have equal heights;
 * the height is measured on the first row, so it may differ between phone and desktop.
 * @param body the element that holds the rows, each marked with `data-row`
 */
function useRowWindow(body: RefObject<HTMLElement | null>, count: number): RowWindow & { height: number } {
  const [height, setHeight] = useState(DEFAULT_ROW_HEIGHT);
  const [range, setRange] = useState<RowWindow>(() => rowWindow({ above: 0, height, view: 900, count }));

  useLayoutEffect(() => {
    const row = count > 0 ? body.current?.querySelector<HTMLElement>('[data-row]') : null;
    const measured = row?.getBoundingClientRect().height ?? 0;
    if (measured > 0 && Math.abs(measured - height) > 0.5) setHeight(measured);
  }, [body, count, height]);

  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const top = body.current?.getBoundingClientRect().top ?? 0;
      const next = rowWindow({ above: -top, height, view: innerHeight, count });
      setRange((last) => (last.start === next.start && last.end === next.end ? last : next));
    };
    const scheduleMeasure = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    addEventListener('scroll', scheduleMeasure, { passive: true });
    addEventListener('resize', scheduleMeasure);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', scheduleMeasure);
      removeEventListener('resize', scheduleMeasure);
    };
  }, [body, count, height]);

  const end = Math.min(range.end, count);
  return { start: Math.min(range.start, end), end, height };
}

interface DataTableProps<Row> {
  /** Name of the table, such as 'Users'. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string | number;
  /** Shown during the first load, such as 'Loading users...'. */
  readonly loading: string;
  /** Replaces the table when there are no rows: an EmptyState. */
  readonly empty: ReactNode;
  /** Why the rows could not be loaded. */
  readonly error?: string | null;
  readonly onRetry?: () => void;
  readonly sort?: Sort | undefined;
  readonly onSort?: ((sort: Sort) => void) | undefined;
  /** Last column: icon buttons and a RowMenu. */
  readonly actions?: (row: Row) => ReactNode;
  /** Other rows are loading; the old ones stay, dimmed. */
  readonly busy?: boolean;
  /** Makes rows selectable for bulk actions. */
  readonly selection?: Selection<Row> | undefined;
  /** The row shown in the panel next to the list. */
  readonly isCurrent?: (row: Row) => boolean;
  /** Row height and hidden columns. */
  readonly layout?: ListLayout;
  readonly onLayout?: (layout: ListLayout) => void;
  /** Where the controls of the layout are placed. */
  readonly controls?: HTMLElement | null;
}

const AS_DEFINED: ListLayout = { compact: false, hidden: [] };

/** A list of the administration in all its states. Of long lists only the visible rows are rendered. */
export function DataTable<Row>({
  label,
  columns: allColumns,
  rows,
  rowKey,
  loading,
  empty,
  error = null,
  onRetry,
  sort,
  onSort,
  actions,
  busy = false,
  selection,
  isCurrent,
  layout = AS_DEFINED,
  onLayout,
  controls = null,
}: DataTableProps<Row>) {
  const columns = allColumns.filter(({ id }, index) => index === 0 || !layout.hidden.includes(id));
  const body = useRef<HTMLTableSectionElement>(null);
  const { start, end, height } = useRowWindow(body, rows?.length ?? 0);
  if (!rows && error) return <ErrorPage message={error} busy={busy} onRetry={onRetry} />;
  if (rows?.length === 0) return <Card>{empty}</Card>;
  const before = selection ? 1 : 0;
  const width = before + columns.length + (actions ? 1 : 0);
  const corners = (index: number) => clsx(index === 0 && 'rounded-tl-xl', index === width - 1 && 'rounded-tr-xl');
  return (
    <Card>
      {controls && onLayout ? (
        <Detached into={controls}>
          <ViewOptions columns={allColumns} layout={layout} onLayout={onLayout} />
        </Detached>
      ) : null}
      <Table
        data-compact={layout.compact || undefined}
        aria-label={label}
        aria-rowcount={rows ? rows.length + 1 : undefined}
        aria-busy={busy || undefined}
      >
        <TableHeader>
          <TableRow>
            {selection ? (
              <TableHead className={clsx('rows:w-0 pr-0!', corners(0))}>
                <input
                  type="checkbox"
                  aria-label={`Select all ${label.toLowerCase()} on this page`}
                  checked={selection.all}
                  ref={(box) => {
                    if (box) box.indeterminate = rows?.some(selection.has) === true && !selection.all;
                  }}
                  onChange={selection.toggleAll}
                  className="touch-target block size-4.5 cursor-pointer accent-primary"
                />
              </TableHead>
            ) : null}
            {columns.map(({ id, header, sort: field, numeric = false, descendingFirst = numeric }, index) =>
              field && onSort ? (
                <SortHeader
                  key={id}
                  title={header}
                  field={field}
                  sort={sort}
                  onSort={onSort}
                  numeric={numeric}
                  descendingFirst={descendingFirst}
                  className={corners(before + index)}
                />
              ) : (
                <TableHead key={id} numeric={numeric} className={corners(before + index)}>
                  {header}
                </TableHead>
              ),
            )}
            {actions ? (
              <TableHead numeric className={corners(width - 1)}>
                Actions
              </TableHead>
            ) : null}
          </TableRow>
        </TableHeader>
        <TableBody ref={body} className={clsx('transition-opacity', busy && rows && 'opacity-75')}>
          {rows ? (
            <>
              <RowGap rows={start} height={height} />
              {rows.slice(start, end).map((row, index) => (
                <DataRow
                  key={rowKey(row)}
                  row={row}
                  columns={columns}
                  rowIndex={start + index + 1}
                  selection={selection}
                  current={isCurrent?.(row) ?? false}
                  {...(actions ? { actions: actions(row) } : {})}
                />
              ))}
              <RowGap rows={rows.length - end} height={height} />
            </>
          ) : (
            <RowSkeletons columns={columns} text={loading} actions={actions !== undefined} choice={before === 1} />
          )}
        </TableBody>
      </Table>
    </Card>
  );
}

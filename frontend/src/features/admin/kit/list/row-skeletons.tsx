import { clsx } from 'clsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { TableCell, TableRow } from '@/components/ui/table.tsx';
import { type Column, TWO_LINES } from './column.ts';

interface RowSkeletonsProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly actions: boolean;
  /** A checkbox in front of each row. */
  readonly choice?: boolean;
  /** What is loading. */
  readonly text: string;
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const WIDTHS = ['w-44', 'w-20', 'w-24', 'w-28', 'w-16'];

/** What comes, in its shape: two lines in the first column, a pill for a status, one line elsewhere. */
function CellShape({ id, index, numeric }: { readonly id: string; readonly index: number; readonly numeric: boolean }) {
  if (index === 0) {
    return (
      <span className={TWO_LINES}>
        <Skeleton className="my-1 h-4 w-32 max-w-full" />
        <Skeleton className="my-1.5 h-3 w-20 max-w-full" />
      </span>
    );
  }
  if (id === 'status' || id === 'state') return <Skeleton className="h-6 w-24 max-w-full rounded-md" />;
  return <Skeleton className={clsx('my-1 h-4 max-w-full', WIDTHS[index % WIDTHS.length], numeric && 'rows:ml-auto')} />;
}

/** Placeholders of loading rows, with the size of the rows. */
export function RowSkeletons<Row>({ columns, actions, choice = false, text }: RowSkeletonsProps<Row>) {
  return (
    <>
      <tr className="cards:block">
        <td
          colSpan={columns.length + (actions ? 1 : 0) + (choice ? 1 : 0)}
          className="border-b border-border px-5 py-2.5 cards:block"
        >
          <p role="status" className="text-muted-foreground">
            {text}
          </p>
        </td>
      </tr>
      {ROWS.map((row) => (
        <TableRow
          key={row}
          aria-hidden="true"
          className="cards:grid cards:gap-1 cards:border-b cards:border-border cards:p-4"
        >
          {choice ? (
            <TableCell className="rows:w-0 rows:pr-0! cards:hidden">
              <Skeleton className="size-4.5" />
            </TableCell>
          ) : null}
          {columns.map(({ id, numeric = false, phone, className }, index) => (
            <TableCell
              key={id}
              className={clsx(className, 'rows:h-14', phone !== 'title' && index > 1 && 'cards:hidden')}
            >
              <CellShape id={id} index={index} numeric={numeric} />
            </TableCell>
          ))}
          {actions ? (
            <TableCell className="cards:hidden">
              <Skeleton className="ml-auto h-4 w-14" />
            </TableCell>
          ) : null}
        </TableRow>
      ))}
    </>
  );
}

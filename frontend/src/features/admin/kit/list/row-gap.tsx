import { TableCell, TableRow } from '@/components/ui/table.tsx';

interface RowGapProps {
  /** How many rows are not rendered here. */
  readonly rows: number;
  /** Row height in pixels. */
  readonly height: number;
}

/** Reserves the space of rows that are not rendered, so that the page keeps its height. */
export function RowGap({ rows, height }: RowGapProps) {
  if (rows <= 0) return null;
  return (
    <TableRow aria-hidden="true">
      <TableCell className="border-0! p-0! cards:block" style={{ height: rows * height }} />
    </TableRow>
  );
}

import { TableCell, TableRow } from '@/components/ui/table.tsx';

interface RowGapProps {
  /** How many rows are missing here. */
  readonly rows: number;
  /** Height of one in pixels. */
  readonly height: number;
}

/** Keeps the place of rows that are not rendered, so that the page keeps its length. */
export function RowGap({ rows, height }: RowGapProps) {
  if (rows <= 0) return null;
  return (
    <TableRow aria-hidden="true">
      <TableCell className="border-0! p-0! cards:block" style={{ height: rows * height }} />
    </TableRow>
  );
}

import type { ReactNode } from 'react';

/** One column of a DataTable. */
export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Amounts and counts: right-aligned, with digits in columns. */
  readonly numeric?: boolean;
  /** The field that the column sorts by; the header becomes a button. */
  readonly sort?: string;
  /** The first click sorts in descending order; the default for amounts, and useful for dates. */
  readonly descendingFirst?: boolean;
  /**
   * On a phone a row is a small card: 'title' is its first line, 'label' puts the column's name in front of the value,
   * 'hidden' omits it; otherwise only the value is shown.
   */
  readonly phone?: 'title' | 'label' | 'hidden';
  readonly className?: string;
}

/** Classes of a cell with two lines, of which compact rows show the second one beside the first. */
export const TWO_LINES =
  'block min-w-0 rows:compact:flex rows:compact:items-baseline rows:compact:gap-2 rows:compact:*:min-w-0 rows:compact:*:nth-2:hidden wide-rows:compact:*:nth-2:block wide-rows:compact:*:first:shrink-0 wide-rows:compact:*:first:max-w-[75%]';

import type { ReactNode } from 'react';

/** One column of a DataTable. */
export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Amounts and counts: right-aligned, figures under figures. */
  readonly numeric?: boolean;
  /** The field that the list can be sorted by; the header becomes a button. */
  readonly sort?: string;
  /** The first press sorts downwards; so for amounts anyway, and useful for dates. */
  readonly descendingFirst?: boolean;
  /**
   * On a phone a row is a small card: 'title' is its first line, 'label' puts the column's name before the value,
   * 'hidden' leaves it out; otherwise the value stands by itself.
   */
  readonly phone?: 'title' | 'label' | 'hidden';
  readonly className?: string;
}

import { useState } from 'react';

/** Which rows of a list are selected. */
export interface Selection<Row> {
  readonly selected: readonly Row[];
  readonly has: (row: Row) => boolean;
  readonly toggle: (row: Row) => void;
  readonly toggleAll: () => void;
  readonly clear: () => void;
  /** Every loaded row is selected. */
  readonly all: boolean;
  /** The label of a row: 'Order #10125'. */
  readonly name: (row: Row) => string;
}

interface SelectionOptions<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string | number;
  readonly name: (row: Row) => string;
}

/**
 * Rows that leave the list, through a filter or to another page, are deselected: bulk actions never change rows that
 * are out of view.
 */
export function useSelection<Row>({ rows = [], rowKey, name }: SelectionOptions<Row>): Selection<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string | number>>(new Set());
  const selected = rows.filter((row) => keys.has(rowKey(row)));
  const all = rows.length > 0 && selected.length === rows.length;
  const write = (next: readonly Row[]) => setKeys(new Set(next.map(rowKey)));
  return {
    selected,
    all,
    name,
    has: (row) => keys.has(rowKey(row)),
    toggle: (row) =>
      write(keys.has(rowKey(row)) ? selected.filter((other) => rowKey(other) !== rowKey(row)) : [...selected, row]),
    toggleAll: () => write(all ? [] : rows),
    clear: () => write([]),
  };
}

import { useState } from 'react';

/** Which rows of a list are chosen. */
export interface Selection<Row> {
  readonly chosen: readonly Row[];
  readonly has: (row: Row) => boolean;
  readonly toggle: (row: Row) => void;
  readonly toggleAll: () => void;
  readonly clear: () => void;
  /** Every row that is here is chosen. */
  readonly all: boolean;
  /** What a row is called: 'Order #10125'. */
  readonly name: (row: Row) => string;
}

interface SelectionOptions<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string | number;
  readonly name: (row: Row) => string;
}

/** Rows that leave the list, by a filter or to another page, are no longer chosen: nobody changes what is out of sight. */
export function useSelection<Row>({ rows = [], rowKey, name }: SelectionOptions<Row>): Selection<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string | number>>(new Set());
  const chosen = rows.filter((row) => keys.has(rowKey(row)));
  const all = rows.length > 0 && chosen.length === rows.length;
  const write = (next: readonly Row[]) => setKeys(new Set(next.map(rowKey)));
  return {
    chosen,
    all,
    name,
    has: (row) => keys.has(rowKey(row)),
    toggle: (row) =>
      write(keys.has(rowKey(row)) ? chosen.filter((other) => rowKey(other) !== rowKey(row)) : [...chosen, row]),
    toggleAll: () => write(all ? [] : rows),
    clear: () => write([]),
  };
}

import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { toasts } from '@/lib/toasts.ts';
import type { ListResult } from './use-list.ts';

/** Which rows of a list are selected. */
export interface Selection<Row> {
  readonly selected: readonly Row[];
  readonly has: (row: Row) => boolean;
  readonly toggle: (row: Row) => void;
  readonly toggleAll: () => void;
  readonly clear: () => void;
  /** Exactly these rows, which may be on several pages. */
  readonly select: (rows: readonly Row[]) => void;
  /** Every row of the page is selected. */
  readonly all: boolean;
  /** The label of a row: 'Order #10125'. */
  readonly name: (row: Row) => string;
  /** Selecting the rows of all pages; undefined for a list of one page. */
  readonly result?: ResultSelection | undefined;
}

interface ResultSelection {
  /** Number of rows of all pages that can be selected. */
  readonly total: number;
  /** There are more rows than can be selected at once. */
  readonly isPart: boolean;
  readonly isSelected: boolean;
  /** Number of rows that have been loaded; undefined while nothing is loading. */
  readonly loaded: number | undefined;
  readonly selectAll: () => void;
  readonly cancel: () => void;
}

interface SelectionOptions<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string | number;
  readonly name: (row: Row) => string;
  /** The rows of all pages. */
  readonly result?: ListResult<Row> | undefined;
}

/**
 * Rows that leave the list, through a filter or to another page, are deselected: bulk actions never change rows that
 * the user has not seen selected. Only after 'Select all 214 orders' the selection covers all pages, as they were then,
 * until a filter changes.
 */
export function useSelection<Row>({ rows = [], rowKey, name, result }: SelectionOptions<Row>): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string | number, Row>>(new Map());
  /** The filters whose rows of all pages are selected. */
  const [scope, setScope] = useState<string>();
  const [loaded, setLoaded] = useState<number>();
  const loading = useRef<AbortController>(undefined);
  useEffect(() => () => loading.current?.abort(), []);

  const isWide = result !== undefined && scope === result.scope;
  const current = rows.filter((row) => chosen.has(rowKey(row)));
  // The rows of this page may be newer than those that were loaded with the result.
  const selected = isWide
    ? [...new Map([...chosen, ...current.map((row) => [rowKey(row), row] as const)]).values()]
    : current;
  const isPageSelected = rows.length > 0 && current.length === rows.length;
  const write = (next: readonly Row[]) => setChosen(new Map(next.map((row) => [rowKey(row), row])));
  const clear = () => {
    loading.current?.abort();
    setScope(undefined);
    write([]);
  };
  const without = (gone: readonly Row[]) => {
    const keys = new Set(gone.map(rowKey));
    return selected.filter((row) => !keys.has(rowKey(row)));
  };

  const selectAll = async ({ load, scope: requested }: ListResult<Row>) => {
    loading.current?.abort();
    const controller = new AbortController();
    loading.current = controller;
    setLoaded(0);
    try {
      const found = await load({ signal: controller.signal, onProgress: setLoaded });
      if (controller.signal.aborted) return;
      write(found);
      setScope(requested);
    } catch (error) {
      if (!controller.signal.aborted)
        toasts.show({ tone: 'danger', text: errorMessage(error, 'Failed to select all rows') });
    } finally {
      if (loading.current === controller) setLoaded(undefined);
    }
  };
  return {
    selected,
    all: isPageSelected,
    name,
    clear,
    has: (row) => chosen.has(rowKey(row)),
    toggle: (row) => write(chosen.has(rowKey(row)) ? without([row]) : [...selected, row]),
    toggleAll: () => write(isPageSelected ? without(rows) : [...without(rows), ...rows]),
    select: (next) => {
      setScope(result?.scope);
      write(next);
    },
    result:
      result && result.total > rows.length
        ? {
            total: result.total,
            isPart: result.isPart,
            isSelected: isWide && selected.length >= result.total,
            loaded,
            selectAll: () => void selectAll(result),
            cancel: () => loading.current?.abort(),
          }
        : undefined,
  };
}

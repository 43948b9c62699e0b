import { foldText } from '@contract/rules/fold.ts';
import { getTotal } from './list-total.ts';

/** The part of a list that a screen shows, and the total number of matching rows. */
export interface ListSlice<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly estimated: boolean;
}

/** The answer of the call for these parameters. */
export const requestedSlice = <Row>(rows: readonly Row[]): ListSlice<Row> => ({ rows, ...getTotal(rows) });

interface SliceRequest<Row> {
  /** Part of any of these texts, as the server searches: ignoring case and accents, with digits of either script. */
  readonly search?: string | undefined;
  readonly searchFields: (row: Row) => readonly string[];
  /** Further conditions on a row. */
  readonly matchesFilter?: (row: Row) => boolean;
  readonly order?: ((a: Row, b: Row) => number) | undefined;
  readonly page?: number | undefined;
  readonly limit: number;
}

/** Filters the loaded list immediately, without a call; without a search the total is the server's. */
export function loadedSlice<Row>(
  list: readonly Row[],
  { search, searchFields, matchesFilter, order, page = 1, limit }: SliceRequest<Row>,
): ListSlice<Row> {
  const term = foldText(search?.trim() ?? '');
  const isFiltered = term !== '' || matchesFilter !== undefined;
  const matches = isFiltered
    ? list.filter(
        (row) => (matchesFilter?.(row) ?? true) && searchFields(row).some((text) => foldText(text).includes(term)),
      )
    : list;
  const sorted = order ? matches.toSorted(order) : matches;
  const { total, estimated } = isFiltered ? { total: matches.length, estimated: false } : getTotal(list);
  return { rows: sorted.slice((page - 1) * limit, page * limit), total, estimated };
}

import { totalOf } from './list-total.ts';

/** The part of a list that a screen shows, and the total number of matching rows. */
export interface ListPart<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly estimated: boolean;
}

/** The answer of the call for these parameters. */
export const askedPart = <Row>(rows: readonly Row[]): ListPart<Row> => ({ rows, ...totalOf(rows) });

interface Wanted<Row> {
  /** Part of any of these texts, case-insensitive. */
  readonly search?: string | undefined;
  readonly texts: (row: Row) => readonly string[];
  /** Further conditions on a row. */
  readonly fits?: (row: Row) => boolean;
  readonly order?: ((a: Row, b: Row) => number) | undefined;
  readonly page?: number | undefined;
  readonly limit: number;
}

const plain = (text: string): string => text.normalize('NFC').toLowerCase();

/** Filters the loaded list immediately, without a call; without a search the total is the server's. */
export function loadedPart<Row>(
  list: readonly Row[],
  { search, texts, fits, order, page = 1, limit }: Wanted<Row>,
): ListPart<Row> {
  const wanted = plain(search?.trim() ?? '');
  const isNarrowed = wanted !== '' || fits !== undefined;
  const found = isNarrowed
    ? list.filter((row) => (fits?.(row) ?? true) && texts(row).some((text) => plain(text).includes(wanted)))
    : list;
  const sorted = order ? found.toSorted(order) : found;
  const { total, estimated } = isNarrowed ? { total: found.length, estimated: false } : totalOf(list);
  return { rows: sorted.slice((page - 1) * limit, page * limit), total, estimated };
}

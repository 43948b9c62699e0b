import { totalOf } from './list-total.ts';

/** What a screen shows of a list, and how many rows fit in all. */
export interface ListPart<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly estimated: boolean;
}

/** What one call by parameters has answered. */
export const askedPart = <Row>(rows: readonly Row[]): ListPart<Row> => ({ rows, ...totalOf(rows) });

interface Wanted<Row> {
  /** Part of one of these texts, in any case. */
  readonly search?: string | undefined;
  readonly texts: (row: Row) => readonly string[];
  /** What else a row has to be. */
  readonly fits?: (row: Row) => boolean;
  readonly order?: ((a: Row, b: Row) => number) | undefined;
  readonly page?: number | undefined;
  readonly limit: number;
}

const plain = (text: string): string => text.normalize('NFC').toLowerCase();

/** Finds in the list that is here, at once and without a call; where nothing is looked for, the total is the server's. */
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

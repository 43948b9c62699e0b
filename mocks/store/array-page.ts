import { toArrayLimit } from '../../contract/rules/list-pages.ts';

interface ListQuery {
  search?: string | undefined;
  sort?: string | undefined;
  page?: number | undefined;
  limit?: number | undefined;
}

/** One page of a list that is a plain array, with headers about the other pages. */
export const toArrayPage = <Row>(path: string, rows: readonly Row[], query: ListQuery) => {
  const { page = 1 } = query;
  const limit = toArrayLimit(query);
  const headers: Record<string, string> = { 'x-total-count': String(rows.length) };
  if (page * limit < rows.length) {
    const { page: _page, limit: _limit, ...filters } = query;
    const next = Object.entries({ ...filters, page: page + 1, limit }).map(([name, value]) => [name, String(value)]);
    headers.link = `<${path}?${new URLSearchParams(next)}>; rel="next"`;
  }
  return { status: 200 as const, headers, body: rows.slice((page - 1) * limit, page * limit) };
};

/** Rows sorted by `sort`, with a leading minus for descending; the sort is stable. */
export const sortRows = <Row>(
  rows: readonly Row[],
  sort: string,
  keys: Record<string, (row: Row) => string | number>,
): Row[] => {
  const key = keys[sort.replace('-', '')] ?? (() => 0);
  const direction = sort.startsWith('-') ? -1 : 1;
  return [...rows].sort((a, b) => (key(a) < key(b) ? -direction : key(a) > key(b) ? direction : 0));
};

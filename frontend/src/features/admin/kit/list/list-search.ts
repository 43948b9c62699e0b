import { searchPage, searchText } from '@/lib/search-text.ts';

/** The URL parameters of every list of the administration. */
export interface ListSearch {
  search?: string | undefined;
  /** a field's name, with '-' in front for descending */
  sort?: string | undefined;
  /** from 2 on; the first page needs no parameter */
  page?: number | undefined;
}

/**
 * Reads the shared parameters; invalid values are dropped. Use it in `validateSearch`, together with the list's
 * filters.
 */
export function listSearch(search: Record<string, unknown>, sorts: readonly string[] = []): ListSearch {
  const sort = typeof search.sort === 'string' ? search.sort : undefined;
  return {
    search: searchText(search.search),
    sort: sort && sorts.includes(sort.replace(/^-/, '')) ? sort : undefined,
    page: searchPage(search.page),
  };
}

/** A calendar date as `yyyy-mm-dd`, or undefined. */
export function searchDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) ? value : undefined;
}

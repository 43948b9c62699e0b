import { hasMore } from '@/api/list-total.ts';
import type { PagedSearch } from './paged-search.ts';

/** Rows per page. */
export const PAGE_LIMIT = 50;

/** The request parameters for the URL. */
export const pagedQuery = ({ search, page = 1 }: PagedSearch) => ({
  ...(search ? { search } : {}),
  page,
  limit: PAGE_LIMIT,
});

/** Whether the filtered rows may lie beyond the loaded list, so that the server has to filter. */
export const isPastEnd = (list: readonly unknown[] | undefined, { search, page }: PagedSearch): boolean =>
  Boolean(search || page) && list !== undefined && hasMore(list);

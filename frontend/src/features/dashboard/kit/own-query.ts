import { hasMore } from '@/api/list-total.ts';
import type { OwnSearch } from './own-search.ts';

/** Rows per page. */
export const OWN_LIMIT = 50;

/** The request parameters for the URL. */
export const ownQuery = ({ search, page = 1 }: OwnSearch) => ({
  ...(search ? { search } : {}),
  page,
  limit: OWN_LIMIT,
});

/** Whether the filtered rows may lie beyond the loaded list, so that the server has to filter. */
export const isBeyond = (list: readonly unknown[] | undefined, { search, page }: OwnSearch): boolean =>
  Boolean(search || page) && list !== undefined && hasMore(list);

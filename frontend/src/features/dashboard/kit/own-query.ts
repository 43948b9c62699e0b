import { hasMore } from '@/api/list-total.ts';
import type { OwnSearch } from './own-search.ts';

/** So many on one page. */
export const OWN_LIMIT = 50;

/** What the address asks the server for. */
export const ownQuery = ({ search, page = 1 }: OwnSearch) => ({
  ...(search ? { search } : {}),
  page,
  limit: OWN_LIMIT,
});

/** Whether what the address picks can be beyond the whole list as it came, so that the server has to look. */
export const isBeyond = (list: readonly unknown[] | undefined, { search, page }: OwnSearch): boolean =>
  Boolean(search || page) && list !== undefined && hasMore(list);

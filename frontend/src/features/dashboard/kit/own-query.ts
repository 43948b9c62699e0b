import type { OwnSearch } from './own-search.ts';

/** So many on one page. */
export const OWN_LIMIT = 50;

/** What the address asks the server for. */
export const ownQuery = ({ search, page = 1 }: OwnSearch) => ({
  ...(search ? { search } : {}),
  page,
  limit: OWN_LIMIT,
});

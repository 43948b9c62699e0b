import type { ContentSearch } from './content-search.ts';

const LIMIT = 20;

/** The request parameters of such a list. */
export const contentListParams = <Status extends string>({ search, page }: ContentSearch, status?: Status) => ({
  page: page ?? 1,
  limit: LIMIT,
  ...(status ? { status } : {}),
  ...(search ? { search } : {}),
});

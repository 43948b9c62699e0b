import type { ContentSearch } from './content-search.ts';

const LIMIT = 20;

/** What such a list asks the server for. */
export const contentListParams = <Status extends string>({ search, page }: ContentSearch, status?: Status) => ({
  page: page ?? 1,
  limit: LIMIT,
  ...(status ? { status } : {}),
  ...(search ? { search } : {}),
});

import type { ActivitySearch } from './activity-search.ts';

/** What is asked of the server: everything that narrows the list. */
export const activityFilter = ({ search, person, kind, from, to }: ActivitySearch) => ({
  ...(search ? { search } : {}),
  ...(person ? { person } : {}),
  ...(kind ? { kind } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});

const LIMIT = 20;

/** One page of it. */
export const activityParams = (search: ActivitySearch) => ({
  ...activityFilter(search),
  page: search.page ?? 1,
  limit: LIMIT,
});

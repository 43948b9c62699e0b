import type { ActivitySearch } from './activity-search.ts';

/** The parameters that filter the list on the server. */
export const activityFilter = ({ search, person, kind, from, to }: ActivitySearch) => ({
  ...(search ? { search } : {}),
  ...(person ? { person } : {}),
  ...(kind ? { kind } : {}),
  ...(from ? { from } : {}),
  ...(to ? { to } : {}),
});

const LIMIT = 20;

/** One page of the list. */
export const activityParams = (search: ActivitySearch) => ({
  ...activityFilter(search),
  page: search.page ?? 1,
  limit: LIMIT,
});

import { ActivitySubject } from '@/api/generated/model.ts';
import type { ActivitySearch } from './activity-search.ts';

/** The kind in the URL; undefined for one that does not exist. */
export const readKind = (kind: string | undefined): ActivitySubject | undefined =>
  Object.values(ActivitySubject).find((known) => known === kind);

/** The parameters that filter the list on the server. */
export const activityFilter = ({ search, person, kind: given, item, from, to }: ActivitySearch) => {
  const kind = readKind(given);
  return {
    ...(search ? { search } : {}),
    ...(person ? { person } : {}),
    ...(kind ? { kind } : {}),
    ...(kind && item ? { item } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
};

const LIMIT = 20;

/** One page of the list. */
export const activityParams = (search: ActivitySearch) => ({
  ...activityFilter(search),
  page: search.page ?? 1,
  limit: LIMIT,
});

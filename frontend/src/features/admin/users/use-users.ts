import { keepPreviousData } from '@tanstack/react-query';
import { useAdminListUsers } from '@/api/generated/admin-users/admin-users.ts';
import type { AdminUser } from '@/api/generated/model.ts';
import { loadedSlice, requestedSlice } from '@/api/list-slice.ts';
import { getTotal, hasMore } from '@/api/list-total.ts';
import type { UserSearch } from './user-search.ts';
import { USERS_LIMIT, usersQuery } from './users-query.ts';

const searchFields = ({ name, email }: AdminUser) => [name, email];

const SORT_KEYS: Record<string, (user: AdminUser) => string> = {
  joined: ({ created_at }) => created_at,
  name: ({ name }) => name.toLowerCase(),
  email: ({ email }) => email.toLowerCase(),
};

/** The sort order in the URL; the default is newest first. */
const compareBy = (sort = '-joined') => {
  const key = SORT_KEYS[sort.replace('-', '')];
  if (!key || sort === '-joined') return;
  const direction = sort.startsWith('-') ? -1 : 1;
  return (a: AdminUser, b: AdminUser) => (key(a) < key(b) ? -direction : key(a) > key(b) ? direction : 0);
};

/** The users that match the URL: filtered here if the whole list is loaded, otherwise by the server. */
export function useUsers(search: UserSearch) {
  const { search: text, status, role, sort, page } = search;
  const isNarrowed = Boolean(text || status || role);
  const allUsersQuery = useAdminListUsers(undefined, { query: { structuralSharing: false } });
  const beyond = Boolean(isNarrowed || sort || page) && allUsersQuery.data !== undefined && hasMore(allUsersQuery.data);
  const pageQuery = useAdminListUsers(usersQuery(search), {
    query: { enabled: beyond, structuralSharing: false, placeholderData: keepPreviousData },
  });
  const query = beyond ? pageQuery : allUsersQuery;
  const matchesFilters = (user: AdminUser) =>
    (status === undefined || user.status === status) && (role === undefined || user.role === role);
  const local = (users: readonly AdminUser[]) =>
    loadedSlice(users, {
      search: text,
      searchFields,
      ...(status || role ? { matchesFilter: matchesFilters } : {}),
      order: compareBy(sort),
      page,
      limit: USERS_LIMIT,
    });
  const slice = query.data && (beyond ? requestedSlice(query.data) : local(query.data));
  return {
    query: {
      ...query,
      data: slice && {
        items: slice.rows,
        total: slice.total,
        estimated: slice.estimated,
        page: page ?? 1,
        limit: USERS_LIMIT,
      },
    },
    /** The total of the whole list, shown above it. */
    total: allUsersQuery.data && !isNarrowed ? getTotal(allUsersQuery.data).total : undefined,
    /** A fully loaded list is filtered while the user types. */
    delay: beyond ? 300 : 0,
  };
}

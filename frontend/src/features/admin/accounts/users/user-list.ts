import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import {
  adminListUsers,
  getAdminListUsersQueryKey,
  useAdminListUsers,
} from '@/api/generated/admin-users/admin-users.ts';
import { type AdminUser, AdminUserSort, UserStatus } from '@/api/generated/model.ts';
import { type ListSlice, loadedSlice, requestedSlice } from '@/api/list-slice.ts';
import { hasMore } from '@/api/list-total.ts';
import { defineList, optionsOf, type SearchOf } from '../../kit/list/define-list.ts';

/** Rows per page. */
const USERS_LIMIT = 100;

const NO_USERS = { scene: 'people' as const, title: 'No users found', line: 'Try another search or remove a filter.' };

export const userList = defineList(adminListUsers, getAdminListUsersQueryKey, {
  name: 'users',
  labels: {
    noun: ['user', 'users'],
    failed: 'Failed to fetch users',
    result: (count) => `${count} found`,
    noResults: NO_USERS,
    emptyMessage: NO_USERS,
  },
  filters: {
    status: { legend: 'Status', options: optionsOf(UserStatus) },
    role: { legend: 'Role', options: { customer: 'User', super_admin: 'Admin' } },
  },
  sorts: AdminUserSort,
  firstSort: '-joined',
  defaults: { page: 1, limit: USERS_LIMIT },
});

export type UserSearch = SearchOf<typeof userList>;

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

const toPage = ({ rows, total, estimated }: ListSlice<AdminUser>, page = 1) => ({
  items: rows,
  total,
  estimated,
  page,
  limit: USERS_LIMIT,
});

/** The users that match the URL: filtered here if the whole list is loaded, otherwise by the server. */
export function useUsers(search: UserSearch) {
  const { search: text, status, role, sort, page } = search;
  const isNarrowed = Boolean(text || status || role);
  const allUsersQuery = useAdminListUsers(undefined, { query: { structuralSharing: false } });
  const isPart = allUsersQuery.data !== undefined && hasMore(allUsersQuery.data);
  const beyond = isPart && Boolean(isNarrowed || sort || page);
  const pageQuery = useAdminListUsers(userList.params(search), {
    query: { enabled: beyond, structuralSharing: false, placeholderData: keepPreviousData },
  });
  const query = beyond ? pageQuery : allUsersQuery;
  const matchesFilters = (user: AdminUser) =>
    (status === undefined || user.status === status) && (role === undefined || user.role === role);
  const client = useQueryClient();
  const local = (users: readonly AdminUser[], at = page) =>
    loadedSlice(users, {
      search: text,
      searchFields,
      ...(status || role ? { matchesFilter: matchesFilters } : {}),
      order: compareBy(sort),
      page: at,
      limit: USERS_LIMIT,
    });
  const slice = query.data && (beyond ? requestedSlice(query.data) : local(query.data));
  return {
    query: {
      ...query,
      data: slice && toPage(slice, page),
    },
    /** Another page of the same list. */
    fetchPage: async (at: number) => {
      if (!isPart) return toPage(local(allUsersQuery.data ?? [], at), at);
      const call = userList.query(userList.params({ ...search, page: at }));
      return toPage(requestedSlice(await client.fetchQuery({ ...call, structuralSharing: false })), at);
    },
    /** A fully loaded list is filtered while the user types. */
    delay: beyond ? 300 : 0,
  };
}

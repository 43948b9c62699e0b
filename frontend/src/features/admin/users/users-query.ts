import type { AdminListUsersParams, AdminUserSort } from '@/api/generated/model.ts';
import type { UserSearch } from './user-search.ts';

/** So many on one page. */
export const USERS_LIMIT = 100;

/** What the address asks the server for. */
export const usersQuery = ({ search, status, role, sort, page = 1 }: UserSearch): AdminListUsersParams => ({
  ...(search ? { search } : {}),
  ...(status ? { status } : {}),
  ...(role ? { role } : {}),
  ...(sort ? { sort: sort as AdminUserSort } : {}),
  page,
  limit: USERS_LIMIT,
});

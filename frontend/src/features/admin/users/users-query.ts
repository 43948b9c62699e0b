import type { AdminListUsersParams, AdminUserSort } from '@/api/generated/model.ts';
import type { UserSearch } from './user-search.ts';

/** Rows per page. */
export const USERS_LIMIT = 100;

/** The request parameters for the URL. */
export const usersQuery = ({ search, status, role, sort, page = 1 }: UserSearch): AdminListUsersParams => ({
  ...(search ? { search } : {}),
  ...(status ? { status } : {}),
  ...(role ? { role } : {}),
  ...(sort ? { sort: sort as AdminUserSort } : {}),
  page,
  limit: USERS_LIMIT,
});

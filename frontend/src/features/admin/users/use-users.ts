import { keepPreviousData } from '@tanstack/react-query';
import { useAdminListUsers } from '@/api/generated/admin-users/admin-users.ts';
import type { AdminUser } from '@/api/generated/model.ts';
import { askedPart, loadedPart } from '@/api/list-part.ts';
import { hasMore, totalOf } from '@/api/list-total.ts';
import type { UserSearch } from './user-search.ts';
import { USERS_LIMIT, usersQuery } from './users-query.ts';

const texts = ({ name, email }: AdminUser) => [name, email];

const SORT_KEYS: Record<string, (user: AdminUser) => string> = {
  joined: ({ created_at }) => created_at,
  name: ({ name }) => name.toLowerCase(),
  email: ({ email }) => email.toLowerCase(),
};

/** The sort order in the URL; the default is newest first. */
const orderOf = (sort = '-joined') => {
  const key = SORT_KEYS[sort.replace('-', '')];
  if (!key || sort === '-joined') return;
  const direction = sort.startsWith('-') ? -1 : 1;
  return (a: AdminUser, b: AdminUser) => (key(a) < key(b) ? -direction : key(a) > key(b) ? direction : 0);
};

/** The users that match the URL: filtered here if the whole list is loaded, otherwise by the server. */
export function useUsers(search: UserSearch) {
  const { search: text, status, role, sort, page } = search;
  const isNarrowed = Boolean(text || status || role);
  const whole = useAdminListUsers(undefined, { query: { structuralSharing: false } });
  const beyond = Boolean(isNarrowed || sort || page) && whole.data !== undefined && hasMore(whole.data);
  const asked = useAdminListUsers(usersQuery(search), {
    query: { enabled: beyond, structuralSharing: false, placeholderData: keepPreviousData },
  });
  const query = beyond ? asked : whole;
  const fits = (user: AdminUser) =>
    (status === undefined || user.status === status) && (role === undefined || user.role === role);
  const local = (users: readonly AdminUser[]) =>
    loadedPart(users, {
      search: text,
      texts,
      ...(status || role ? { fits } : {}),
      order: orderOf(sort),
      page,
      limit: USERS_LIMIT,
    });
  const part = query.data && (beyond ? askedPart(query.data) : local(query.data));
  return {
    query: {
      ...query,
      data: part && {
        items: part.rows,
        total: part.total,
        estimated: part.estimated,
        page: page ?? 1,
        limit: USERS_LIMIT,
      },
    },
    /** The total of the whole list, shown above it. */
    total: whole.data && !isNarrowed ? totalOf(whole.data).total : undefined,
    /** A fully loaded list is filtered while the user types. */
    delay: beyond ? 300 : 0,
  };
}

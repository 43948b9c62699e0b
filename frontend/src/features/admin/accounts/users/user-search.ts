import { searchOption } from '@/lib/search-text.ts';
import { type ListSearch, listSearch } from '../../kit/list/list-search.ts';

export const statuses = ['active', 'suspended'] as const;
export const roles = ['customer', 'super_admin'] as const;

/** The URL parameters of the list. */
export interface UserSearch extends ListSearch {
  status?: (typeof statuses)[number] | undefined;
  role?: (typeof roles)[number] | undefined;
}

/** Reads the URL; invalid values are dropped. */
export const readUserSearch = (search: Record<string, unknown>): UserSearch => ({
  ...listSearch(search, ['joined', 'name', 'email']),
  status: searchOption(search.status, statuses),
  role: searchOption(search.role, roles),
});

import { createFileRoute } from '@tanstack/react-router';
import { getAdminListUsersQueryOptions } from '@/api/generated/admin-users/admin-users.ts';
import { roles, statuses, type UserSearch } from '@/features/admin/users/user-search.ts';
import { UsersPage } from '@/features/admin/users/users-page.tsx';
import { searchChoice, searchText } from '@/lib/search-text.ts';
import { privateHead } from '../../-context.ts';

export const Route = createFileRoute('/admin/_area/users')({
  validateSearch: (search: Record<string, unknown>): UserSearch => ({
    search: searchText(search.search),
    status: searchChoice(search.status, statuses),
    role: searchChoice(search.role, roles),
  }),
  // Started early, not awaited: the screen shows its own waiting, empty and error states.
  loader: ({ context }) => void context.queryClient.prefetchQuery(getAdminListUsersQueryOptions()),
  head: ({ match: { context, pathname } }) => privateHead(context, 'Users', pathname),
  component: AdminUsersPage,
});

function AdminUsersPage() {
  return <UsersPage search={Route.useSearch()} />;
}

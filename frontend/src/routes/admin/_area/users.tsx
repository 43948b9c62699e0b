import { createFileRoute } from '@tanstack/react-router';
import { getAdminListUsersQueryOptions } from '@/api/generated/admin-users/admin-users.ts';
import { readUserSearch } from '@/features/admin/users/user-search.ts';
import { UsersPage } from '@/features/admin/users/users-page.tsx';
import { privateHead } from '../../-context.ts';

export const Route = createFileRoute('/admin/_area/users')({
  validateSearch: readUserSearch,
  // Started early, not awaited: the screen shows its own waiting, empty and error states.
  loader: ({ context }) => void context.queryClient.prefetchQuery(getAdminListUsersQueryOptions()),
  head: ({ match: { context, pathname } }) => privateHead(context, 'Users', pathname),
  component: AdminUsersPage,
});

function AdminUsersPage() {
  return <UsersPage search={Route.useSearch()} />;
}

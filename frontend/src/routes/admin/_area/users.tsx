import { createFileRoute } from '@tanstack/react-router';
import { readUserSearch } from '@/features/admin/accounts/users/user-search.ts';
import { UsersPage } from '@/features/admin/accounts/users/users-page.tsx';
import { privateHead } from '../../-context.ts';

export const Route = createFileRoute('/admin/_area/users')({
  validateSearch: readUserSearch,
  // Without a loader: a part of it would be bundled with public pages.
  head: privateHead('Users'),
  component: AdminUsersPage,
});

function AdminUsersPage() {
  return <UsersPage search={Route.useSearch()} />;
}

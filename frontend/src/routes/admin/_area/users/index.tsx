import { createFileRoute } from '@tanstack/react-router';
import type { UserSearch } from '@/features/admin/accounts/users/user-list.ts';
import { UsersPage } from '@/features/admin/accounts/users/users-page.tsx';
import { uncheckedSearch } from '@/features/admin/kit/list/list-search.ts';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/users/')({
  validateSearch: uncheckedSearch<UserSearch>,
  // Without a loader: a part of it would be bundled with public pages.
  head: privateHead('Users'),
  component: AdminUsersPage,
});

function AdminUsersPage() {
  return <UsersPage search={Route.useSearch()} />;
}

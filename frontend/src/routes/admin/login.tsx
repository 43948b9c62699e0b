import { createFileRoute } from '@tanstack/react-router';
import { AdminLoginPage } from '@/features/public/accounts/auth/admin-login-page.tsx';
import { privateHead } from '../-context.ts';
import { readReturnPath } from '../-return-path.ts';

export const Route = createFileRoute('/admin/login')({
  validateSearch: readReturnPath,
  head: privateHead('Admin'),
  component: AdminLoginRoute,
});

function AdminLoginRoute() {
  const { redirect } = Route.useSearch();
  return <AdminLoginPage redirectTo={redirect} />;
}

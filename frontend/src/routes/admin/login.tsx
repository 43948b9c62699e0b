import { createFileRoute } from '@tanstack/react-router';
import { AdminLoginPage } from '@/features/auth/admin-login-page.tsx';
import { privateHead } from '../-context.ts';

export const Route = createFileRoute('/admin/login')({
  head: ({ match: { context, pathname } }) => privateHead(context, 'Admin', pathname),
  component: AdminLoginPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { AdminLoginPage } from '@/features/auth/admin-login-page.tsx';
import { privateHead } from '../-context.ts';

export const Route = createFileRoute('/admin/login')({
  head: privateHead('Admin'),
  component: AdminLoginPage,
});

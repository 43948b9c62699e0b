import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PageSpinner } from '@/components/feedback/page-spinner.tsx';
import { requireSuperAdmin } from '@/session/guards.ts';

/** Everything of the admin area but its sign-in lies behind this guard. */
export const Route = createFileRoute('/admin/_area')({
  beforeLoad: requireSuperAdmin,
  component: Outlet,
  pendingComponent: PageSpinner,
  pendingMs: 0,
});

import { createFileRoute, Outlet, useRouter } from '@tanstack/react-router';
import { PageSpinner } from '@/components/feedback/page-spinner.tsx';
import { AdminLayout } from '@/features/admin/layout/admin-layout.tsx';
import { requireSuperAdmin } from '@/session/guards.ts';
import { navigateAndWait } from '@/session/navigate-and-wait.ts';
import { useAuth } from '@/session/session-context.tsx';

/** Everything of the admin area but its sign-in lies behind this guard. */
export const Route = createFileRoute('/admin/_area')({
  beforeLoad: requireSuperAdmin,
  component: Administration,
  pendingComponent: PageSpinner,
  pendingMs: 0,
});

function Administration() {
  const { logout } = useAuth();
  const router = useRouter();
  // First away, then out: screens that lose their session on the way would show failures.
  const leave = () => void logout(() => navigateAndWait(router, '/admin/login'));
  return (
    <AdminLayout onLogout={leave}>
      <Outlet />
    </AdminLayout>
  );
}

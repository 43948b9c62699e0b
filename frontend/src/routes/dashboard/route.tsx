import { createFileRoute, Outlet, useRouter } from '@tanstack/react-router';
import { PageSpinner } from '@/components/feedback/page-spinner.tsx';
import { DashboardLayout } from '@/features/dashboard/layout/dashboard-layout.tsx';
import { ReauthPrompt } from '@/features/public/accounts/auth/reauth-prompt.tsx';
import { StepUp } from '@/features/public/accounts/auth/step-up.tsx';
import { requireUser } from '@/session/guards.ts';
import { navigateAndWait } from '@/session/navigate-and-wait.ts';
import { useAuth } from '@/session/session-context.tsx';

/** Every screen of the dashboard is behind this guard. */
export const Route = createFileRoute('/dashboard')({
  beforeLoad: ({ location }) => requireUser(location.href),
  component: Dashboard,
  pendingComponent: PageSpinner,
  pendingMs: 0,
});

function Dashboard() {
  const { logout } = useAuth();
  const router = useRouter();
  // Navigate first, then sign out: the guard would otherwise redirect to a sign-in that leads back here.
  const leave = () => void logout(() => navigateAndWait(router, '/login'));
  return (
    <DashboardLayout onLogout={leave}>
      <Outlet />
      <StepUp />
      <ReauthPrompt area="customer" />
    </DashboardLayout>
  );
}

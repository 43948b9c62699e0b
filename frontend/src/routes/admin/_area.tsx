import { createFileRoute, Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { useGetSecondFactor } from '@/api/generated/second-factor/second-factor.ts';
import { PageSpinner } from '@/components/feedback/page-spinner.tsx';
import { useCan } from '@/features/admin/kit/use-can.ts';
import { AccessDenied } from '@/features/admin/layout/access-denied.tsx';
import { AdminLayout } from '@/features/admin/layout/admin-layout.tsx';
import { canOpen } from '@/features/admin/layout/admin-pages.ts';
import { AreaTabs } from '@/features/admin/layout/area-tabs.tsx';
import { TwoFactorRequired } from '@/features/admin/layout/two-factor-required.tsx';
import { useRightsRefresh } from '@/features/admin/layout/use-rights-refresh.ts';
import { ReauthPrompt } from '@/features/public/accounts/auth/reauth-prompt.tsx';
import { StepUp } from '@/features/public/accounts/auth/step-up.tsx';
import { requireSuperAdmin } from '@/session/guards.ts';
import { navigateAndWait } from '@/session/navigate-and-wait.ts';
import { useAuth } from '@/session/session-context.tsx';

/** Everything in the admin area except its sign-in is behind this guard. */
export const Route = createFileRoute('/admin/_area')({
  beforeLoad: ({ location }) => requireSuperAdmin(location.href),
  component: Administration,
  pendingComponent: PageSpinner,
  pendingMs: 0,
});

function Administration() {
  const { logout, user } = useAuth();
  const router = useRouter();
  const { data: factor } = useGetSecondFactor();
  const isClosed = factor?.missing === true;
  const pathname = useLocation({ select: (location) => location.pathname });
  const can = useCan();
  useRightsRefresh();
  // Navigate first, then sign out: screens that lose their session in between would show failures.
  const leave = () => void logout(() => navigateAndWait(router, '/admin/login'));
  return (
    <AdminLayout onLogout={leave}>
      {screen()}
      <StepUp />
      <ReauthPrompt area="admin" />
    </AdminLayout>
  );

  function screen() {
    if (isClosed && pathname !== '/admin/profile') return <TwoFactorRequired />;
    return (
      <>
        <AreaTabs />
        {canOpen(pathname, can) ? <Outlet /> : <AccessDenied rights={user?.rights ?? []} />}
      </>
    );
  }
}

import { createFileRoute } from '@tanstack/react-router';
import { OverviewPage } from '@/features/account/overview/overview-page.tsx';
import { useAuth } from '@/session/session-context.tsx';
import { privateHead } from '../-context.ts';

export const Route = createFileRoute('/dashboard/')({
  head: ({ match: { context } }) => privateHead(context, 'Dashboard', '/dashboard'),
  component: DashboardHome,
});

function DashboardHome() {
  const { user } = useAuth();
  return user ? <OverviewPage name={user.name} /> : null;
}

import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '@/components/feedback/upcoming-screen.tsx';
import { privateHead } from '../../-context.ts';

export const Route = createFileRoute('/admin/_area/')({
  head: ({ match: { context, pathname } }) => privateHead(context, 'Dashboard', pathname),
  component: AdminOverviewPage,
});

function AdminOverviewPage() {
  return <UpcomingScreen title="Dashboard" line="Users, orders, revenue and growth at a glance." />;
}

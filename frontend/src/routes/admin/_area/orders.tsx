import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '@/components/feedback/upcoming-screen.tsx';
import { privateHead } from '../../-context.ts';

export const Route = createFileRoute('/admin/_area/orders')({
  head: ({ match: { context, pathname } }) => privateHead(context, 'Orders', pathname),
  component: AdminOrdersPage,
});

function AdminOrdersPage() {
  return <UpcomingScreen title="Orders" line="What customers have ordered and how far each order is." />;
}

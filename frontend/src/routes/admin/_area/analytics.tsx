import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '@/components/feedback/upcoming-screen.tsx';
import { privateHead } from '../../-context.ts';

export const Route = createFileRoute('/admin/_area/analytics')({
  head: ({ match: { context, pathname } }) => privateHead(context, 'Analytics', pathname),
  component: AdminAnalyticsPage,
});

function AdminAnalyticsPage() {
  return <UpcomingScreen title="Analytics" line="Revenue, orders, users and downloads over time." />;
}

import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '@/components/feedback/upcoming-screen.tsx';
import { privateHead } from '../../-context.ts';

export const Route = createFileRoute('/admin/_area/activity')({
  head: ({ match: { context, pathname } }) => privateHead(context, 'Activity', pathname),
  component: AdminActivityPage,
});

function AdminActivityPage() {
  return <UpcomingScreen title="Activity" line="What administrators have changed." />;
}

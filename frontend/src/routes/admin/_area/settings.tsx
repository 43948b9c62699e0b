import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '@/components/feedback/upcoming-screen.tsx';
import { privateHead } from '../../-context.ts';

export const Route = createFileRoute('/admin/_area/settings')({
  head: ({ match: { context, pathname } }) => privateHead(context, 'Settings', pathname),
  component: AdminSettingsPage,
});

function AdminSettingsPage() {
  return <UpcomingScreen title="Settings" line="The name of the site, who may register, and its theme." />;
}

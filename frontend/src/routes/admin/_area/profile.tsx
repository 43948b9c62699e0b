import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '@/components/feedback/upcoming-screen.tsx';
import { privateHead } from '../../-context.ts';

export const Route = createFileRoute('/admin/_area/profile')({
  head: ({ match: { context, pathname } }) => privateHead(context, 'Profile', pathname),
  component: AdminProfilePage,
});

function AdminProfilePage() {
  return <UpcomingScreen title="Profile" line="Your own name, e-mail address, picture and password." />;
}

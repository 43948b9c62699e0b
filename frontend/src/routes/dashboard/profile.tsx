import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '../-context.ts';
import { UpcomingPanel } from './-upcoming-panel.tsx';

export const Route = createFileRoute('/dashboard/profile')({
  head: ({ match: { context, pathname } }) => privateHead(context, 'Profile', pathname),
  component: ProfilePage,
});

function ProfilePage() {
  return <UpcomingPanel title="Profile" line="Your picture, name, e-mail address and password." />;
}

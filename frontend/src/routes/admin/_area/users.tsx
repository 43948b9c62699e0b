import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '@/components/feedback/upcoming-screen.tsx';
import { privateHead } from '../../-context.ts';

export const Route = createFileRoute('/admin/_area/users')({
  head: ({ match: { context, pathname } }) => privateHead(context, 'Users', pathname),
  component: AdminUsersPage,
});

function AdminUsersPage() {
  return <UpcomingScreen title="Users" line="Everybody who has an account." />;
}

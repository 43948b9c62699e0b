import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '@/components/feedback/upcoming-screen.tsx';
import { privateHead } from '../-context.ts';

export const Route = createFileRoute('/admin/login')({
  head: ({ match: { context, pathname } }) => privateHead(context, 'Admin', pathname),
  component: AdminLoginPage,
});

function AdminLoginPage() {
  return <UpcomingScreen title="Admin" line="Please sign in to access the admin dashboard" />;
}

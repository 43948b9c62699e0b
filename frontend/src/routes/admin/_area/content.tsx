import { createFileRoute } from '@tanstack/react-router';
import { UpcomingScreen } from '@/components/feedback/upcoming-screen.tsx';
import { privateHead } from '../../-context.ts';

export const Route = createFileRoute('/admin/_area/content')({
  head: ({ match: { context, pathname } }) => privateHead(context, 'Content', pathname),
  component: AdminContentPage,
});

function AdminContentPage() {
  return <UpcomingScreen title="Content" line="Articles, testimonials, services, team and questions." />;
}

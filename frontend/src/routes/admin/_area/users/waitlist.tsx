import { createFileRoute } from '@tanstack/react-router';
import { SubscribersSection } from '@/features/admin/email/subscribers/subscribers-section.tsx';
import type { ContentSearch } from '@/features/admin/kit/content/content-search.ts';
import { uncheckedSearch } from '@/features/admin/kit/list/list-search.ts';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/users/waitlist')({
  validateSearch: uncheckedSearch<ContentSearch>,
  head: privateHead('Waitlist'),
  component: AdminWaitlistPage,
});

function AdminWaitlistPage() {
  return <SubscribersSection list="waitlist" search={Route.useSearch()} />;
}

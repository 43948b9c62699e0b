import { createFileRoute } from '@tanstack/react-router';
import { SubscribersSection } from '@/features/admin/email/subscribers/subscribers-section.tsx';
import type { ContentSearch } from '@/features/admin/kit/content/content-search.ts';
import { uncheckedSearch } from '@/features/admin/kit/list/list-search.ts';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/users/subscribers')({
  validateSearch: uncheckedSearch<ContentSearch>,
  head: privateHead('Subscribers'),
  component: AdminSubscribersPage,
});

function AdminSubscribersPage() {
  return <SubscribersSection list="newsletter" search={Route.useSearch()} />;
}

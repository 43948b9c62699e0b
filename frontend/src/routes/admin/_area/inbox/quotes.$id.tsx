import { createFileRoute } from '@tanstack/react-router';
import { QuotePage } from '@/features/admin/projects/quotes/quote-page.tsx';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/inbox/quotes/$id')({
  // Without a loader: a part of it would be bundled with public pages.
  head: privateHead('Quote'),
  component: AdminQuotePage,
});

function AdminQuotePage() {
  const { id } = Route.useParams();
  return <QuotePage key={id} id={id} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { NewslettersPage, type NewslettersSearch } from '@/features/admin/email/newsletters/newsletters-page.tsx';
import { uncheckedSearch } from '@/features/admin/kit/list/list-search.ts';
import { privateHead } from '../../../../-context.ts';

export const Route = createFileRoute('/admin/_area/users/newsletters/')({
  validateSearch: uncheckedSearch<NewslettersSearch>,
  head: privateHead('Newsletters'),
  component: AdminNewslettersPage,
});

function AdminNewslettersPage() {
  return <NewslettersPage search={Route.useSearch()} />;
}

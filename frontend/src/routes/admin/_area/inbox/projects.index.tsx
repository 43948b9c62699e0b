import { createFileRoute } from '@tanstack/react-router';
import { LeadsPage, type LeadsSearch } from '@/features/admin/projects/leads/leads-page.tsx';
import { searchText } from '@/lib/search-text.ts';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/inbox/projects/')({
  validateSearch: ({ search, owner, view }: Record<string, unknown>): LeadsSearch => ({
    search: searchText(search),
    owner: owner === 'me' || owner === 'unassigned' ? owner : undefined,
    view: view === 'list' ? view : undefined,
  }),
  head: privateHead('Projects'),
  component: AdminLeadsPage,
});

function AdminLeadsPage() {
  return <LeadsPage search={Route.useSearch()} />;
}

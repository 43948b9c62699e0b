import { createFileRoute } from '@tanstack/react-router';
import { VisitsPage } from '@/features/admin/insight/visits/visits-page.tsx';
import { readAnalyticsSearch } from '@/features/admin/kit/analytics/analytics-search.ts';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/analytics/visits')({
  validateSearch: readAnalyticsSearch,
  head: privateHead('Visits'),
  component: AdminVisits,
});

function AdminVisits() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <VisitsPage search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { AnalyticsPage } from '@/features/admin/insight/analytics/analytics-page.tsx';
import { readAnalyticsSearch } from '@/features/admin/kit/analytics/analytics-search.ts';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/analytics/')({
  validateSearch: readAnalyticsSearch,
  head: privateHead('Analytics'),
  component: AdminAnalytics,
});

function AdminAnalytics() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <AnalyticsPage search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />;
}

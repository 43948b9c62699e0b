import { createFileRoute } from '@tanstack/react-router';
import { getAdminListActivityQueryOptions } from '@/api/generated/admin-activity/admin-activity.ts';
import { ActivityPage } from '@/features/admin/activity/activity-page.tsx';
import { activityParams } from '@/features/admin/activity/activity-params.ts';
import { type ActivitySearch, activitySearch } from '@/features/admin/activity/activity-search.ts';
import { privateHead } from '../../-context.ts';

export const Route = createFileRoute('/admin/_area/activity')({
  validateSearch: activitySearch,
  loaderDeps: ({ search }) => search,
  // Started early, not awaited: the screen shows its own waiting, empty and error states.
  loader: ({ context: { queryClient }, deps }) =>
    void queryClient.prefetchQuery(getAdminListActivityQueryOptions(activityParams(deps))),
  head: ({ match: { context, pathname } }) => privateHead(context, 'Activity', pathname),
  component: AdminActivityPage,
});

function AdminActivityPage() {
  const filter = Route.useSearch();
  const navigate = Route.useNavigate();
  // Another selection begins at its first page.
  const change = (next: ActivitySearch) =>
    void navigate({ search: { ...filter, page: undefined, ...next }, replace: true });
  return <ActivityPage filter={filter} onFilter={change} />;
}

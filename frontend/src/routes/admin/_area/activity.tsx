import { createFileRoute } from '@tanstack/react-router';
import { getAdminListActivityQueryOptions } from '@/api/generated/admin-activity/admin-activity.ts';
import { ActivityPage } from '@/features/admin/activity/activity-page.tsx';
import { activityParams } from '@/features/admin/activity/activity-params.ts';
import { activitySearch } from '@/features/admin/activity/activity-search.ts';
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
  return <ActivityPage search={Route.useSearch()} />;
}

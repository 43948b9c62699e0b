import { createFileRoute } from '@tanstack/react-router';
import { ActivityPage } from '@/features/admin/activity/activity/activity-page.tsx';
import { activitySearch } from '@/features/admin/activity/activity/activity-search.ts';
import { privateHead } from '../../-context.ts';

export const Route = createFileRoute('/admin/_area/activity')({
  validateSearch: activitySearch,
  // Without a loader: a part of it would be bundled with public pages.
  head: privateHead('Activity'),
  component: AdminActivityPage,
});

function AdminActivityPage() {
  return <ActivityPage search={Route.useSearch()} />;
}

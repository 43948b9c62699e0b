import { createFileRoute } from '@tanstack/react-router';
import { ActivityPage, type ActivitySearch } from '@/features/admin/activity/activity/activity-page.tsx';
import { uncheckedSearch } from '@/features/admin/kit/list/list-search.ts';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/settings/activity')({
  validateSearch: uncheckedSearch<ActivitySearch>,
  // Without a loader: a part of it would be bundled with public pages.
  head: privateHead('Activity'),
  component: AdminActivityPage,
});

function AdminActivityPage() {
  return <ActivityPage search={Route.useSearch()} />;
}

import { keepPreviousData } from '@tanstack/react-query';
import { adminExportActivity, useAdminListActivity } from '@/api/generated/admin-activity/admin-activity.ts';
import { useAdminListUsers } from '@/api/generated/admin-users/admin-users.ts';
import { AdminPage } from '../kit/admin-page.tsx';
import { countText, type Noun } from '../kit/list/count-text.ts';
import { CsvButton } from '../kit/list/csv-button.tsx';
import { ListCards } from '../kit/list/list-cards.tsx';
import { ListPage } from '../kit/list/list-page.tsx';
import { useListPage } from '../kit/list/use-list-page.ts';
import { activityFilters } from './activity-filters.ts';
import { activityFilter, activityParams } from './activity-params.ts';
import { ActivityRow } from './activity-row.tsx';
import type { ActivitySearch } from './activity-search.ts';
import { ActivitySkeleton } from './activity-skeleton.tsx';

interface ActivityPageProps {
  readonly search: ActivitySearch;
}

const NOUN: Noun = ['change', 'changes'];

/** What administrators changed, newest first. */
export function ActivityPage({ search }: ActivityPageProps) {
  const query = useAdminListActivity(activityParams(search), { query: { placeholderData: keepPreviousData } });
  const { data: users = [] } = useAdminListUsers();
  const admins = users.filter(({ is_admin }) => is_admin);
  const list = useListPage(search, { filters: activityFilters(search, admins) });
  return (
    <AdminPage title="Activity" note={query.data ? countText(query.data.total, NOUN) : null}>
      <ListPage
        list={list}
        query={query}
        labels={{
          noun: NOUN,
          failed: 'Failed to fetch activity',
          placeholder: 'Search activity...',
          result: (count) => `${count} found`,
          noResults: { line: 'Try another search or remove a filter.' },
          emptyMessage: {
            title: 'No changes yet',
            line: 'Who changed what, and when.',
          },
        }}
        tools={<CsvButton file="activity.csv" load={() => adminExportActivity(activityFilter(search))} />}
      >
        {(body) => (
          <ListCards body={body} loading="Loading activity" skeleton={<ActivitySkeleton />}>
            {(entries) => (
              <ol aria-label="Changes" className="divide-y divide-border">
                {entries.map((entry) => (
                  <ActivityRow key={entry.id} entry={entry} />
                ))}
              </ol>
            )}
          </ListCards>
        )}
      </ListPage>
    </AdminPage>
  );
}

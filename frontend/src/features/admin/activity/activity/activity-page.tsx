import { keepPreviousData } from '@tanstack/react-query';
import { adminExportActivity, useAdminListActivity } from '@/api/generated/admin-activity/admin-activity.ts';
import { useAdminListUsers } from '@/api/generated/admin-users/admin-users.ts';
import type { AdminUser } from '@/api/generated/model.ts';
import { countText, type Noun } from '@/lib/count-text.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { CsvButton } from '../../kit/list/csv-button.tsx';
import type { Filter } from '../../kit/list/filters.ts';
import { ListCards } from '../../kit/list/list-cards.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { activityFilter, activityParams } from './activity-params.ts';
import { ActivityRow } from './activity-row.tsx';
import type { ActivitySearch } from './activity-search.ts';
import { ActivitySkeleton } from './activity-skeleton.tsx';

/** Everything that administrators change; the names are those of the audit trail. */
const KINDS = [
  ['product', 'Products'],
  ['order', 'Orders'],
  ['user', 'Users'],
  ['post', 'Articles'],
  ['comment', 'Comments'],
  ['review', 'Reviews'],
  ['testimonial', 'Testimonials'],
  ['service', 'Services'],
  ['faq', 'FAQ'],
  ['team-member', 'Team'],
  ['slide', 'Slides'],
  ['banner', 'Banner'],
  ['conversation', 'Messages'],
  ['canned-text', 'Saved replies'],
  ['sent-mail', 'Emails'],
  ['picture', 'Pictures'],
  ['settings', 'Settings'],
  ['job', 'Jobs'],
] as const;

/** What the audit trail can be filtered by; `admins` are the options of one filter. */
const activityFilters = (
  { person, kind, from, to }: ActivitySearch,
  admins: readonly Pick<AdminUser, 'id' | 'name'>[],
): Filter[] => [
  {
    name: 'person',
    legend: 'Admin',
    value: person,
    options: admins.map(({ id, name }) => ({ value: id, label: name })),
  },
  { name: 'kind', legend: 'Kind', value: kind, options: KINDS.map(([value, label]) => ({ value, label })) },
  { name: 'from', legend: 'From', value: from },
  { name: 'to', legend: 'To', value: to },
];

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

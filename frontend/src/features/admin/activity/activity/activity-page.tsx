import {
  adminExportActivity,
  adminListActivity,
  getAdminListActivityQueryKey,
} from '@/api/generated/admin-activity/admin-activity.ts';
import { useAdminListUsers } from '@/api/generated/admin-users/admin-users.ts';
import { searchId } from '@/lib/search-id.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { countText } from '../../kit/list/count-text.ts';
import { CsvButton } from '../../kit/list/csv-button.tsx';
import { defineList, type SearchOf, searchDay } from '../../kit/list/define-list.ts';
import { ListCards } from '../../kit/list/list-cards.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { ListScreenProps } from '../../kit/list/list-search.ts';
import { useList } from '../../kit/list/use-list.ts';
import { ActivityRow } from './activity-row.tsx';
import { ActivitySkeleton } from './activity-skeleton.tsx';

/** Everything that administrators change; the names are those of the audit trail. */
const KINDS = {
  product: 'Products',
  order: 'Orders',
  user: 'Users',
  post: 'Articles',
  comment: 'Comments',
  review: 'Reviews',
  testimonial: 'Testimonials',
  service: 'Services',
  faq: 'FAQ',
  'team-member': 'Team',
  slide: 'Slides',
  banner: 'Banner',
  conversation: 'Messages',
  'canned-text': 'Saved replies',
  'sent-mail': 'Emails',
  picture: 'Pictures',
  settings: 'Settings',
  job: 'Jobs',
};

/** Any kind of the audit trail, also those without an option. */
const readKind = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= 40 && /^[a-z]+(-[a-z]+)*$/.test(value) ? value : undefined;

const activityList = defineList(adminListActivity, getAdminListActivityQueryKey, {
  labels: {
    noun: ['change', 'changes'],
    failed: 'Failed to fetch activity',
    placeholder: 'Search activity...',
    result: (count) => `${count} found`,
    emptyMessage: { title: 'No changes yet', line: 'Who changed what, and when.' },
  },
  filters: {
    person: { legend: 'Admin', read: searchId },
    kind: { legend: 'Kind', options: KINDS, read: readKind },
    from: { legend: 'From', read: searchDay },
    to: { legend: 'To', read: searchDay },
  },
  defaults: { page: 1, limit: 20 },
});

export type ActivitySearch = SearchOf<typeof activityList>;

/** What administrators changed, newest first. */
export function ActivityPage({ search }: ListScreenProps) {
  const { data: users = [] } = useAdminListUsers();
  const admins = users.filter(({ is_admin }) => is_admin).map(({ id, name }) => ({ value: id, label: name }));
  const { list, query } = useList(activityList, search, { person: admins });
  return (
    <AdminPage title="Activity" note={query.data ? countText(query.data.total, activityList.labels.noun) : null}>
      <ListPage
        list={list}
        query={query}
        labels={activityList.labels}
        tools={
          <CsvButton file="activity.csv" load={() => adminExportActivity(activityList.filterParams(list.search))} />
        }
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

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  adminExportActivity,
  adminListActivity,
  getAdminListActivityQueryKey,
} from '@/api/generated/admin-activity/admin-activity.ts';
import { useAdminListUsers } from '@/api/generated/admin-users/admin-users.ts';
import { type ActivityEntry, ActivitySubject } from '@/api/generated/model.ts';
import { searchId } from '@/lib/search-id.ts';
import { searchOption } from '@/lib/search-text.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { CsvButton } from '../../kit/list/csv-button.tsx';
import { defineList, type SearchOf, searchDay } from '../../kit/list/define-list.ts';
import { ListCards } from '../../kit/list/list-cards.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { ListScreenProps } from '../../kit/list/list-search.ts';
import { useListState } from '../../kit/list/use-list.ts';
import { groupByDay } from './activity-days.ts';
import { ActivityRow } from './activity-row.tsx';
import { ActivitySkeleton } from './activity-skeleton.tsx';
import { recordName, SUBJECT_LABELS, SUBJECT_NOUNS } from './activity-subjects.ts';

/** A numeric id arrives as a number. */
function readItem(value: unknown): string | undefined {
  const id = typeof value === 'number' ? String(value) : value;
  return typeof id === 'string' && /^[0-9A-Za-z/-]{1,64}$/.test(id) ? id : undefined;
}

const activityList = defineList(adminListActivity, getAdminListActivityQueryKey, {
  name: 'activity',
  labels: {
    noun: ['change', 'changes'],
    failed: 'Failed to fetch activity',
    placeholder: 'Search activity...',
    result: (count) => `${count} found`,
    emptyMessage: {
      title: 'No changes yet',
      line: 'Changes by administrators appear here, with the old and the new value.',
    },
  },
  filters: {
    person: { legend: 'Admin', read: searchId },
    kind: {
      legend: 'Changes to',
      options: SUBJECT_LABELS,
      read: (value) => searchOption(value, Object.values(ActivitySubject)),
    },
    from: { legend: 'From', read: searchDay },
    to: { legend: 'To', read: searchDay },
  },
  // The record whose changes are shown; its id is ambiguous without its type.
  panel: { item: readItem },
  defaults: { page: 1, limit: 20 },
});

export type ActivitySearch = SearchOf<typeof activityList>;

interface OneThingProps {
  readonly search: ActivitySearch;
  /** The latest entry about it, which has its name. */
  readonly latest: ActivityEntry | undefined;
}

/** Notes that only the changes of one record are shown, with a link back to all activity. */
function RecordFilterNote({ search: { kind, item }, latest }: OneThingProps) {
  if (!kind || !item) return null;
  const noun = SUBJECT_NOUNS[kind] ?? 'item';
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-xl border border-border bg-muted px-4 py-3 text-sm sm:px-5">
      <p className="min-w-0 wrap-anywhere">
        <span className="text-muted-foreground">Only changes to </span>
        <bdi className="font-semibold">{latest ? recordName(latest) : `this ${noun}`}</bdi>
      </p>
      <Link to="/admin/settings/activity" className="shrink-0 font-semibold text-primary hover:underline">
        Show all activity
      </Link>
    </div>
  );
}

/** What administrators changed, newest first. */
export function ActivityPage({ search: url }: ListScreenProps) {
  const search = activityList.read(url);
  const thing = search.kind && search.item ? { item: search.item } : {};
  const query = useQuery({
    ...activityList.query({ ...activityList.params(search), ...thing }),
    placeholderData: keepPreviousData,
  });
  const { data: users = [] } = useAdminListUsers();
  const admins = users.filter(({ is_admin }) => is_admin).map(({ id, name }) => ({ value: id, label: name }));
  const page = useListState(activityList, url, { options: { person: admins } });
  // Selecting another type leaves the view of one record, and so does clearing all filters.
  const list = {
    ...page,
    isFiltered: page.isFiltered || 'item' in thing,
    narrow: (change: Parameters<typeof page.narrow>[0]) =>
      page.narrow('kind' in change ? { ...change, item: undefined } : change),
    clear: () => {
      const none = Object.fromEntries(page.filters.map(({ name }) => [name, undefined]));
      page.narrow({ ...none, search: undefined, item: undefined });
    },
  };
  return (
    <AdminPage title="Activity">
      <RecordFilterNote search={search} latest={query.data?.items[0]} />
      <ListPage
        list={list}
        query={query}
        labels={activityList.labels}
        tools={
          <CsvButton
            file="activity.csv"
            load={() => adminExportActivity({ ...activityList.filterParams(search), ...thing })}
          />
        }
      >
        {(body) => (
          <ListCards body={body} loading="Loading activity" skeleton={<ActivitySkeleton />}>
            {(entries) => (
              <div className="overflow-hidden rounded-[inherit]">
                {groupByDay(entries, new Date()).map(({ day, heading, entries: changes }) => (
                  <section
                    key={day}
                    aria-labelledby={`day-${day}`}
                    className="not-first:border-t not-first:border-border"
                  >
                    <h2
                      id={`day-${day}`}
                      className="border-b border-border bg-muted px-4 py-2 font-sans text-xs font-semibold tracking-normal text-muted-foreground sm:px-5"
                    >
                      {heading}
                    </h2>
                    <ol className="divide-y divide-border">
                      {changes.map((entry) => (
                        <ActivityRow key={entry.id} entry={entry} />
                      ))}
                    </ol>
                  </section>
                ))}
              </div>
            )}
          </ListCards>
        )}
      </ListPage>
    </AdminPage>
  );
}

import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { adminExportActivity, useAdminListActivity } from '@/api/generated/admin-activity/admin-activity.ts';
import { useAdminListUsers } from '@/api/generated/admin-users/admin-users.ts';
import type { ActivityEntry, AdminUser } from '@/api/generated/model.ts';
import { countText, type Noun } from '@/lib/count-text.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { CsvButton } from '../../kit/list/csv-button.tsx';
import type { Filter } from '../../kit/list/filters.ts';
import { ListCards } from '../../kit/list/list-cards.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { groupByDay } from './activity-days.ts';
import { activityFilter, activityParams, readKind } from './activity-params.ts';
import { ActivityRow } from './activity-row.tsx';
import type { ActivitySearch } from './activity-search.ts';
import { ActivitySkeleton } from './activity-skeleton.tsx';
import { SUBJECT_LABELS, SUBJECT_NOUNS, thingName } from './activity-things.ts';

const KINDS = Object.entries(SUBJECT_LABELS).map(([value, label]) => ({ value, label }));

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
  { name: 'kind', legend: 'Changes to', value: readKind(kind), options: KINDS },
  { name: 'from', legend: 'From', value: from },
  { name: 'to', legend: 'To', value: to },
];

interface OneThingProps {
  readonly search: ActivitySearch;
  /** The latest entry about it, which has its name. */
  readonly latest: ActivityEntry | undefined;
}

/** Says that only the changes of one thing are shown, and leads back to all of them. */
function OneThing({ search: { kind: given, item }, latest }: OneThingProps) {
  const kind = readKind(given);
  if (!kind || !item) return null;
  const noun = SUBJECT_NOUNS[kind] ?? 'item';
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-xl border border-border bg-muted px-4 py-3 text-sm sm:px-5">
      <p className="min-w-0 wrap-anywhere">
        <span className="text-muted-foreground">Only changes to </span>
        <bdi className="font-semibold">{latest ? thingName(latest) : `this ${noun}`}</bdi>
      </p>
      <Link to="/admin/activity" className="shrink-0 font-semibold text-primary hover:underline">
        Show all activity
      </Link>
    </div>
  );
}

interface ActivityPageProps {
  readonly search: ActivitySearch;
}

const CLEARED = { person: undefined, kind: undefined, from: undefined, to: undefined };

const NOUN: Noun = ['change', 'changes'];

/** What administrators changed, newest first. */
export function ActivityPage({ search }: ActivityPageProps) {
  const query = useAdminListActivity(activityParams(search), { query: { placeholderData: keepPreviousData } });
  const { data: users = [] } = useAdminListUsers();
  const admins = users.filter(({ is_admin }) => is_admin);
  const page = useListPage(search, { filters: activityFilters(search, admins) });
  // Choosing another kind ends the view of one thing, and so does clearing all filters.
  const list = {
    ...page,
    isFiltered: page.isFiltered || search.item !== undefined,
    narrow: (change: Parameters<typeof page.narrow>[0]) =>
      page.narrow('kind' in change ? { ...change, item: undefined } : change),
    clear: () => page.narrow({ ...CLEARED, search: undefined, item: undefined }),
  };
  return (
    <AdminPage title="Activity" note={query.data ? countText(query.data.total, NOUN) : null}>
      <OneThing search={search} latest={query.data?.items[0]} />
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
            line: 'What administrators change appears here: who did it, when, and both values.',
          },
        }}
        tools={<CsvButton file="activity.csv" load={() => adminExportActivity(activityFilter(search))} />}
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

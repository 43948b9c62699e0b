import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { messageOf } from '@/api/api-error.ts';
import { adminExportActivity, useAdminListActivity } from '@/api/generated/admin-activity/admin-activity.ts';
import { useAdminListUsers } from '@/api/generated/admin-users/admin-users.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { formatCount } from '@/lib/format.ts';
import { AdminPage } from '../kit/admin-page.tsx';
import { CsvButton } from '../kit/list/csv-button.tsx';
import { ListToolbar } from '../kit/list/list-toolbar.tsx';
import { Pager } from '../kit/list/pager.tsx';
import { activityFilters } from './activity-filters.ts';
import { activityFilter, activityParams } from './activity-params.ts';
import { ActivityRow } from './activity-row.tsx';
import type { ActivitySearch } from './activity-search.ts';
import { ActivitySkeleton } from './activity-skeleton.tsx';

interface ActivityPageProps {
  /** Search, filters and page as the address says them. */
  readonly filter: ActivitySearch;
  readonly onFilter: (change: ActivitySearch) => void;
}

const NOTHING = { search: undefined, person: undefined, kind: undefined, from: undefined, to: undefined };

const counted = (total: number) => `${formatCount(total)} ${total === 1 ? 'change' : 'changes'}`;

/** What administrators changed, newest first. */
export function ActivityPage({ filter, onFilter }: ActivityPageProps) {
  const query = useAdminListActivity(activityParams(filter), { query: { placeholderData: keepPreviousData } });
  const { data: users = [] } = useAdminListUsers();
  const admins = users.filter(({ is_admin }) => is_admin);
  const isNarrowed = Object.keys(activityFilter(filter)).length > 0;
  return (
    <AdminPage title="Activity" note={query.data ? counted(query.data.total) : null}>
      <ListToolbar
        placeholder="Search activity..."
        search={filter.search ?? ''}
        onSearch={(search) => onFilter({ search: search || undefined })}
        filters={activityFilters(filter, admins)}
        onFilter={(name, value) => onFilter({ [name]: value })}
        onClear={() => onFilter(NOTHING)}
        result={query.data ? `${counted(query.data.total)} found` : undefined}
      >
        <CsvButton file="activity.csv" load={() => adminExportActivity(activityFilter(filter))} />
      </ListToolbar>
      <QueryState
        query={query}
        loading="Loading activity"
        skeleton={<ActivitySkeleton />}
        explain={(error) => messageOf(error, 'Failed to fetch activity')}
        isEmpty={({ total }) => total === 0}
        empty={
          <Card>
            {isNarrowed ? (
              <EmptyState
                title="No changes found"
                line="Nothing fits the search and the filters."
                action={
                  <Button variant="secondary" onClick={() => onFilter(NOTHING)}>
                    Show all changes
                  </Button>
                }
              />
            ) : (
              <EmptyState
                title="No changes yet"
                line="Every change in this area is kept here: who made it, when, and what was there before."
              />
            )}
          </Card>
        }
      >
        {({ items, total, page, limit }) => (
          <>
            <Card>
              <ol aria-label="Changes" className="divide-y divide-border">
                {items.map((entry) => (
                  <ActivityRow key={entry.id} entry={entry} />
                ))}
              </ol>
            </Card>
            <Pager
              page={page}
              limit={limit}
              total={total}
              noun="changes"
              linkTo={(to, { children, ...props }) => (
                <Link to="/admin/activity" search={{ ...filter, page: to > 1 ? to : undefined }} {...props}>
                  {children}
                </Link>
              )}
            />
          </>
        )}
      </QueryState>
    </AdminPage>
  );
}

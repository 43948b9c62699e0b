import { keepPreviousData } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminGetVisits } from '@/api/generated/admin-visits/admin-visits.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { businessDay } from '@/lib/business-time-zone.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { resolveRange } from '../../kit/analytics/analytics-range.ts';
import type { AnalyticsSearch } from '../../kit/analytics/analytics-search.ts';
import { formatRange } from '../../kit/analytics/bucket-format.ts';
import { RangeBar } from '../../kit/analytics/range-bar.tsx';
import { VisitChart } from './visit-chart.tsx';
import { VisitLists } from './visit-lists.tsx';
import { VisitStory } from './visit-story.tsx';

interface VisitsPageProps {
  readonly search: AnalyticsSearch;
  readonly onSearch: (search: AnalyticsSearch) => void;
}

/** Visits of a range, by default this week against the last: what changed, and what visits led to. */
export function VisitsPage({ search, onSearch }: VisitsPageProps) {
  const today = businessDay(Date.now());
  const range = resolveRange({ ...search, range: search.range ?? '7d' }, today);
  const { preset: _preset, ...params } = range;
  // The figures of the previous selection stay, dimmed, until the new ones have loaded.
  const query = useAdminGetVisits(params, { query: { staleTime: 0, placeholderData: keepPreviousData } });
  const { data, error, isPlaceholderData } = query;
  return (
    <AdminPage
      title="Visits"
      note={
        data && !error
          ? `${formatRange(data)}, compared with ${formatRange({ from: data.beforeFrom, to: data.beforeTo })}`
          : null
      }
    >
      <RangeBar range={range} today={today} onChange={onSearch} />
      <QueryState
        failure={ErrorPage}
        query={error ? { ...query, data: undefined } : query}
        loading="Loading visits"
        skeleton={<VisitsSkeleton />}
        toMessage={(problem) => errorMessage(problem, 'Failed to fetch visits')}
        isEmpty={({ since }) => since === null}
        empty={
          <EmptyState
            title="No visits yet"
            line="Visits to public pages are now counted without cookies or personal data. Your own visits are excluded while you’re signed in."
          />
        }
      >
        {(visits) => (
          <div aria-busy={isPlaceholderData} className={clsx('transition-opacity', isPlaceholderData && 'opacity-60')}>
            <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
              <VisitChart visits={visits} today={today} />
              <VisitStory visits={visits} today={today} />
            </div>
            <VisitLists visits={visits} />
            <p className="mt-10 max-w-prose border-t border-border pt-5 text-xs text-muted-foreground">
              Counted without cookies or personal data; returning visitors count once per day. Excludes bots, signed-in
              administrators, private pages and browsers that opt out of tracking.
            </p>
          </div>
        )}
      </QueryState>
    </AdminPage>
  );
}

/** Placeholders while the figures load. */
function VisitsSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Skeleton className="h-104 w-full" />
      <Skeleton className="h-104 w-full" />
    </div>
  );
}

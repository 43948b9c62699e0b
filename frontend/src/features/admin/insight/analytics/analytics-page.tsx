import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminGetAnalytics } from '@/api/generated/admin-analytics/admin-analytics.ts';
import type { AdminAnalytics, AnalyticsPoint } from '@/api/generated/model.ts';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { businessDay } from '@/lib/business-time-zone.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { resolveRange } from '../../kit/analytics/analytics-range.ts';
import type { AnalyticsSearch } from '../../kit/analytics/analytics-search.ts';
import { formatRange } from '../../kit/analytics/bucket-format.ts';
import { RangeBar } from '../../kit/analytics/range-bar.tsx';
import { RevenueSummary } from '../../kit/revenue-summary.tsx';
import { TimelineCard } from '../../kit/timeline/timeline-card.tsx';
import { useCan } from '../../kit/use-can.ts';
import { type Figure, figures } from './analytics-figures.ts';
import { TopLists } from './top-lists.tsx';
import { TrendPanel } from './trend-panel.tsx';
import { WhyChanged } from './why-changed.tsx';

interface AnalyticsPageProps {
  readonly search: AnalyticsSearch;
  readonly onSearch: (search: AnalyticsSearch) => void;
}

/** Revenue, orders, new users and downloads over a range, compared with the previous period. */
export function AnalyticsPage({ search, onSearch }: AnalyticsPageProps) {
  const today = businessDay(Date.now());
  const range = resolveRange(search, today);
  const { preset: _preset, ...params } = range;
  // The figures of the previous selection stay, dimmed, until the new ones have loaded.
  const query = useAdminGetAnalytics(params, { query: { staleTime: 0, placeholderData: keepPreviousData } });
  const { data, error, isPlaceholderData } = query;
  const can = useCan();
  const navigate = useNavigate();
  const toOption = (figure: Figure, { unit }: AdminAnalytics) => {
    if (unit !== 'day') {
      return {
        hint: unit === 'week' ? 'Show days' : 'Zoom in',
        onPart: ({ from, to }: AnalyticsPoint) => onSearch({ from, to: to > today ? today : to }),
      };
    }
    const isOrders = figure === 'orders' || figure === 'revenue';
    if (!isOrders || !can('adminListOrders')) return;
    return {
      hint: 'Show orders',
      onPart: ({ from, to }: AnalyticsPoint) => void navigate({ to: '/admin/orders', search: { from, to } }),
    };
  };
  const displayed = error ? { ...query, data: undefined } : query;
  return (
    <AdminPage
      title="Analytics"
      note={
        data && !error
          ? `${formatRange(data)}, compared with ${formatRange({ from: data.beforeFrom, to: data.beforeTo })}`
          : null
      }
    >
      <RangeBar range={range} today={today} onChange={onSearch} />
      <QueryState
        failure={ErrorPage}
        query={displayed}
        loading="Loading analytics"
        skeleton={<AnalyticsSkeleton />}
        toMessage={(problem) => errorMessage(problem, 'Failed to fetch analytics')}
      >
        {(analytics) => (
          <div aria-busy={isPlaceholderData} className={clsx('transition-opacity', isPlaceholderData && 'opacity-60')}>
            <WhyChanged analytics={analytics} params={params} today={today} />
            <p className="mt-8 mb-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-xs text-muted-foreground">
              <span className="inline-flex items-center gap-2 whitespace-nowrap">
                <span aria-hidden="true" className="size-2.5 rounded-[2px] bg-primary" />
                This period
              </span>
              <span className="inline-flex items-center gap-2 whitespace-nowrap">
                <span aria-hidden="true" className="size-2.5 border-t-2 border-ink-9 bg-ink-5" />
                Previous period
              </span>
              <span className="inline-flex items-center gap-2 whitespace-nowrap">
                <span aria-hidden="true" className="hatched size-2.5 rounded-[2px] border border-primary" />
                In progress
              </span>
            </p>
            <div className="grid items-start gap-5 xl:grid-cols-2">
              {figures.map((facts) => (
                <TrendPanel
                  key={facts.figure}
                  analytics={analytics}
                  config={facts}
                  today={today}
                  choice={toOption(facts.figure, analytics)}
                />
              ))}
            </div>
            <div className="mt-5">
              <TimelineCard notes={analytics.notes} span={analytics} today={today} />
            </div>
            <div className="mt-10">
              <RevenueSummary money={analytics.money} span={formatRange(analytics)} />
            </div>
            <TopLists
              products={analytics.products}
              articles={analytics.articles}
              from={analytics.from}
              to={analytics.to}
            />
          </div>
        )}
      </QueryState>
    </AdminPage>
  );
}

/** Placeholders of the four charts while the figures load. */
function AnalyticsSkeleton() {
  return (
    <div aria-hidden="true" className="mt-7 grid gap-5 xl:grid-cols-2">
      {figures.map(({ figure }) => (
        <Skeleton key={figure} className="h-104 w-full" />
      ))}
    </div>
  );
}

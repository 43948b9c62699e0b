import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChartColumn, History } from 'lucide-react';
import { messageOf } from '@/api/api-error.ts';
import { useAdminGetOverview } from '@/api/generated/admin-overview/admin-overview.ts';
import type { AdminGuideStepId, AdminOverview } from '@/api/generated/model.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { formatDate } from '@/lib/format.ts';
import { AdminPage } from '../kit/admin-page.tsx';
import { EmptyOverview } from './empty-overview.tsx';
import { Guide } from './guide.tsx';
import { LatestOrders } from './latest-orders.tsx';
import { OverviewFigures } from './overview-figures.tsx';
import { useWaits } from './use-waits.tsx';
import { WaitingLists } from './waiting-lists.tsx';
import { WhatWaits } from './what-waits.tsx';

/** The lists are current: coming back to the screen asks again. */
const CURRENT = { staleTime: 0 } as const;

const hasOrders = ({ orders, latestOrders }: AdminOverview): boolean => orders.value > 0 || latestOrders.length > 0;

const isOpen = (guide: AdminOverview['guide'], step: AdminGuideStepId): boolean =>
  guide?.steps.some(({ id, done }) => id === step && !done) ?? false;

/** The whole site at a glance. */
export function OverviewPage() {
  const query = useAdminGetOverview({ query: CURRENT });
  return (
    <AdminPage
      title="Dashboard"
      note={query.data ? `Figures as of ${formatDate(query.data.asOf, 'UTC')}, 00:00 UTC` : null}
      actions={
        <>
          <Link to="/admin/activity" className={buttonVariants({ variant: 'outline' })}>
            <History aria-hidden="true" />
            Activity
          </Link>
          <Link to="/admin/analytics" className={buttonVariants({ variant: 'outline' })}>
            <ChartColumn aria-hidden="true" />
            Analytics
          </Link>
        </>
      }
    >
      <QueryState
        query={query}
        loading="Loading the figures"
        skeleton={<OverviewSkeleton />}
        explain={(error) => messageOf(error, 'Failed to fetch the figures')}
        isEmpty={() => false}
        empty={null}
      >
        {(overview) => (
          <>
            {overview.guide ? <Guide guide={overview.guide} /> : null}
            {hasOrders(overview) ? <Waits overview={overview} /> : null}
            {hasOrders(overview) ? <OverviewFigures overview={overview} /> : null}
            <div className={clsx('grid gap-x-14 gap-y-10 xl:grid-cols-[3fr_2fr]', hasOrders(overview) && 'mt-10')}>
              {hasOrders(overview) ? (
                <LatestOrders orders={overview.latestOrders} />
              ) : (
                <EmptyOverview nothingForSale={isOpen(overview.guide, 'product')} />
              )}
              <WaitingLists waitingComments={overview.waitingComments} newMessages={overview.newMessages} />
            </div>
          </>
        )}
      </QueryState>
    </AdminPage>
  );
}

const Waits = ({ overview }: { readonly overview: AdminOverview }) => <WhatWaits waits={useWaits(overview)} />;

/** The shapes of figures and lists while they are on their way. */
function OverviewSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="mb-8 h-31 w-full" />
      <Skeleton className="h-132 w-full sm:h-66 lg:h-35" />
      <div className="mt-10 grid gap-x-14 gap-y-10 xl:grid-cols-[3fr_2fr]">
        <Skeleton className="h-96 w-full" />
        <Skeleton className="h-72 w-full" />
      </div>
    </div>
  );
}

import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChartColumn, History, PenLine } from 'lucide-react';
import { messageOf } from '@/api/api-error.ts';
import { useAdminGetOverview } from '@/api/generated/admin-overview/admin-overview.ts';
import type { AdminGuideStepId, AdminOverview } from '@/api/generated/model.ts';
import { FailedPage } from '@/components/feedback/failed-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { formatDate } from '@/lib/format.ts';
import { AdminPage } from '../kit/admin-page.tsx';
import { May } from '../kit/may.tsx';
import { MoneyStrip } from '../kit/money-strip.tsx';
import { useMay } from '../kit/use-may.ts';
import { EmptyOverview } from './empty-overview.tsx';
import { Guide } from './guide.tsx';
import { LatestOrders } from './latest-orders.tsx';
import { OverviewFigures } from './overview-figures.tsx';
import { useWaits } from './use-waits.tsx';
import { WaitingLists } from './waiting-lists.tsx';
import { WhatWaits } from './what-waits.tsx';

/** The lists must be current: returning to the screen refetches them. */
const CURRENT = { staleTime: 0 } as const;

/** Without orders there are no figures yet; users without access to orders see the other figures. */
const hasFigures = ({ orders, latestOrders }: AdminOverview): boolean =>
  orders === null || orders.value > 0 || (latestOrders?.length ?? 0) > 0;

/** Users without access to customers and money see no figures at all. */
const areTheirs = ({ users, orders, revenue, growth }: AdminOverview): boolean =>
  [users, orders, revenue, growth].some((figure) => figure !== null);

const showsFigures = (overview: AdminOverview): boolean => hasFigures(overview) && areTheirs(overview);

const isOpen = (guide: AdminOverview['guide'], step: AdminGuideStepId): boolean =>
  guide?.steps.some(({ id, done }) => id === step && !done) ?? false;

/** An overview of the whole site. */
export function OverviewPage() {
  const may = useMay();
  const query = useAdminGetOverview({ query: CURRENT });
  return (
    <AdminPage
      title="Dashboard"
      note={query.data && areTheirs(query.data) ? `Figures as of midnight, ${formatDate(query.data.asOf)}` : null}
      actions={
        <>
          {may('adminCreatePost') && !may('adminUpdateSettings') ? (
            <Link to="/admin/content/articles/$id" params={{ id: 'new' }} className={buttonVariants()}>
              <PenLine aria-hidden="true" />
              Write an article
            </Link>
          ) : null}
          <May do="adminListActivity">
            <Link to="/admin/activity" className={buttonVariants({ variant: 'outline' })}>
              <History aria-hidden="true" />
              Activity
            </Link>
          </May>
          <May do="adminGetAnalytics">
            <Link to="/admin/analytics" className={buttonVariants({ variant: 'outline' })}>
              <ChartColumn aria-hidden="true" />
              Analytics
            </Link>
          </May>
        </>
      }
    >
      <QueryState
        failure={FailedPage}
        query={query}
        loading="Loading the figures"
        skeleton={<OverviewSkeleton />}
        explain={(error) => messageOf(error, 'Failed to fetch the figures')}
      >
        {(overview) => (
          <>
            {overview.guide ? <Guide guide={overview.guide} /> : null}
            {hasFigures(overview) ? <Waits overview={overview} /> : null}
            {showsFigures(overview) ? <OverviewFigures overview={overview} /> : null}
            {overview.money && hasFigures(overview) ? (
              <div className="mt-8">
                <MoneyStrip money={overview.money} span="The last 30 days" />
              </div>
            ) : null}
            <div
              className={clsx(
                'grid gap-x-14 gap-y-10',
                overview.latestOrders && (overview.waitingComments ?? overview.newMessages) && 'xl:grid-cols-[3fr_2fr]',
                showsFigures(overview) && 'mt-10',
              )}
            >
              <OrdersOrNone overview={overview} />
              <WaitingLists waitingComments={overview.waitingComments} newMessages={overview.newMessages} />
            </div>
          </>
        )}
      </QueryState>
    </AdminPage>
  );
}

function OrdersOrNone({ overview }: { readonly overview: AdminOverview }) {
  if (overview.latestOrders === null) return null;
  if (hasFigures(overview)) return <LatestOrders orders={overview.latestOrders} />;
  return <EmptyOverview nothingForSale={isOpen(overview.guide, 'product')} />;
}

const Waits = ({ overview }: { readonly overview: AdminOverview }) => <WhatWaits waits={useWaits(overview)} />;

/** Placeholders for figures and lists while they load. */
function OverviewSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="mb-8 h-31 w-full" />
      <Skeleton className="h-132 w-full sm:h-86 lg:h-48" />
      <div className="mt-10 grid gap-x-14 gap-y-10 xl:grid-cols-[3fr_2fr]">
        <Skeleton className="h-96 w-full" />
        <Skeleton className="h-72 w-full" />
      </div>
    </div>
  );
}

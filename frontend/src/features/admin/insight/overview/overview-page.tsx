import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ChartColumn, History, MailCheck, PenLine } from 'lucide-react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminGetOverview } from '@/api/generated/admin-overview/admin-overview.ts';
import type { AdminGuideStepId, AdminOverview } from '@/api/generated/model.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { businessDay } from '@/lib/business-time-zone.ts';
import { formatDate } from '@/lib/format.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { Can } from '../../kit/can.tsx';
import { RevenueSummary } from '../../kit/revenue-summary.tsx';
import { useCan } from '../../kit/use-can.ts';
import { Guide } from './guide.tsx';
import { LatestOrders } from './latest-orders.tsx';
import { OverviewFigures } from './overview-figures.tsx';
import { PaymentsToReview } from './payments-to-review.tsx';
import { TaskList } from './task-list.tsx';
import { TaskPanels } from './task-panels.tsx';
import { useTasks } from './use-tasks.tsx';

interface EmptyOverviewProps {
  /** Whether no product can be bought yet. */
  readonly nothingForSale: boolean;
}

/** Replaces figures and orders until there is an order. */
function EmptyOverview({ nothingForSale }: EmptyOverviewProps) {
  return (
    <Card>
      <EmptyState
        scene="figures"
        title="Figures start with your first order"
        line={
          nothingForSale
            ? 'Add a product with a file to start selling.'
            : 'Your products are on sale. Customers, orders and revenue appear here after your first order.'
        }
        action={
          nothingForSale ? (
            <Link to="/admin/products" search={{ product: 'new' }} className={buttonVariants()}>
              Add the first product
            </Link>
          ) : (
            <Link to="/products" className={buttonVariants({ variant: 'outline' })}>
              View your site
            </Link>
          )
        }
      />
    </Card>
  );
}

/** Leads to the figures since the first day of the month. */
function ThisMonth() {
  const today = businessDay(Date.now());
  return (
    <Can do="adminGetAnalytics">
      <Link
        to="/admin/analytics"
        search={{ from: `${today.slice(0, 7)}-01`, to: today }}
        className="touch-target text-sm font-semibold text-primary underline-offset-4 hover:underline"
      >
        This month
      </Link>
    </Can>
  );
}

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
  const can = useCan();
  const query = useAdminGetOverview({ query: CURRENT });
  return (
    <AdminPage
      title="Dashboard"
      note={query.data && areTheirs(query.data) ? `Figures as of midnight, ${formatDate(query.data.asOf)}` : null}
      actions={
        <>
          {can('adminCreatePost') && !can('adminUpdateSettings') ? (
            <Link to="/admin/content/articles/$id" params={{ id: 'new' }} className={buttonVariants()}>
              <PenLine aria-hidden="true" />
              Write an article
            </Link>
          ) : null}
          <Can do="adminListMails">
            <Link to="/admin/settings/emails" className={buttonVariants({ variant: 'outline' })}>
              <MailCheck aria-hidden="true" />
              Sent emails
            </Link>
          </Can>
          <Can do="adminListActivity">
            <Link to="/admin/settings/activity" className={buttonVariants({ variant: 'outline' })}>
              <History aria-hidden="true" />
              Activity
            </Link>
          </Can>
          <Can do="adminGetAnalytics">
            <Link to="/admin/analytics" className={buttonVariants({ variant: 'outline' })}>
              <ChartColumn aria-hidden="true" />
              Analytics
            </Link>
          </Can>
        </>
      }
    >
      <QueryState
        failure={ErrorPage}
        query={query}
        loading="Loading the figures"
        skeleton={<OverviewSkeleton />}
        toMessage={(error) => errorMessage(error, 'Failed to fetch the figures')}
      >
        {(overview) => (
          <>
            {overview.guide ? <Guide guide={overview.guide} /> : null}
            {hasFigures(overview) ? <Tasks overview={overview} /> : null}
            {showsFigures(overview) ? <OverviewFigures overview={overview} /> : null}
            {overview.money && hasFigures(overview) ? (
              <div className="mt-8">
                <RevenueSummary money={overview.money} span="The last 30 days" action={<ThisMonth />} />
              </div>
            ) : null}
            <div
              className={clsx(
                'grid gap-x-14 gap-y-10',
                overview.latestOrders && (overview.waitingComments ?? overview.newMessages) && 'xl:grid-cols-[3fr_2fr]',
                showsFigures(overview) && 'mt-10',
              )}
            >
              <LatestOrdersPanel overview={overview} />
              <div className="grid min-w-0 content-start gap-9">
                <PaymentsToReview />
                <TaskPanels waitingComments={overview.waitingComments} newMessages={overview.newMessages} />
              </div>
            </div>
          </>
        )}
      </QueryState>
    </AdminPage>
  );
}

function LatestOrdersPanel({ overview }: { readonly overview: AdminOverview }) {
  if (overview.latestOrders === null) return null;
  if (hasFigures(overview)) return <LatestOrders orders={overview.latestOrders} />;
  return <EmptyOverview nothingForSale={isOpen(overview.guide, 'product')} />;
}

const Tasks = ({ overview }: { readonly overview: AdminOverview }) => <TaskList tasks={useTasks(overview)} />;

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

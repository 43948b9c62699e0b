import { createSampleSummary } from '@contract/rules/sample-summary.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { errorMessage, isUnknownCall } from '@/api/api-error.ts';
import { useListDownloads } from '@/api/generated/downloads/downloads.ts';
import type { DashboardSummary, Download } from '@/api/generated/model.ts';
import { useListNotifications } from '@/api/generated/notifications/notifications.ts';
import { useListOrders } from '@/api/generated/orders/orders.ts';
import { useGetDashboardSummary } from '@/api/generated/overview/overview.ts';
import { useGetOwnEmail } from '@/api/generated/profile/profile.ts';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ActivePlans } from './active-plans.tsx';
import { FirstVisit } from './first-visit.tsx';
import { nextStep } from './next-step.ts';
import { NextStepCard } from './next-step-card.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { RecentDownloads } from './recent-downloads.tsx';
import { RecentOrders } from './recent-orders.tsx';
import type { ReportFigure } from './report/report-figure-names.ts';
import { ReportsDialog } from './report/reports-dialog.tsx';
import { SummaryFigures } from './summary-figures.tsx';

const PENDING = { status: 'pending', page: 1, limit: 20 } as const;
const FILES = { page: 1, limit: 50 } as const;
/** The bell's first notifications: one call serves both. */
const NOTIFICATION_PARAMS = { limit: 12 } as const;

/** The next step, and the customer's files; the step is undefined until all calls have answered or failed. */
function useNextStep() {
  const [now] = useState(Date.now);
  const email = useGetOwnEmail();
  const pending = useListOrders(PENDING);
  const downloads = useListDownloads(FILES);
  const notificationsQuery = useListNotifications(NOTIFICATION_PARAMS);
  const isLoading = [email, pending, downloads, notificationsQuery].some((query) => query.isLoading);
  return {
    downloads: downloads.data ?? [],
    step: isLoading
      ? undefined
      : nextStep({
          email: email.data,
          pending: pending.data,
          downloads: downloads.data,
          notifications: notificationsQuery.data?.items,
          now,
        }),
  };
}

interface OverviewPageProps {
  readonly name: string;
  /** The figure with the open report. */
  readonly report?: ReportFigure | undefined;
  /** Opens or closes the report of a figure. */
  readonly onReport: (figure: ReportFigure | undefined) => void;
}

const isNewAccount = ({ totalOrders, downloads, walletBalance, recentOrders, recentDownloads }: DashboardSummary) =>
  totalOrders.value + downloads.value + walletBalance.value + recentOrders.length + recentDownloads.length === 0;

/**
 * The account's figures. A server with the specified calls alone has none to give: its dashboard shows the sample, which
 * is what the specification describes.
 */
function useSummary() {
  const [now] = useState(Date.now);
  const query = useGetDashboardSummary();
  const sample: DashboardSummary | null = isUnknownCall(query.error) ? createSampleSummary(now) : null;
  return sample ? { ...query, data: sample, error: null } : query;
}

/** The first page after signing in: the account's figures and recent activity. */
export function OverviewPage({ name, report, onReport }: OverviewPageProps) {
  const query = useSummary();
  const { step, downloads } = useNextStep();
  return (
    <section className="pt-8">
      <div className="mb-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="min-w-0 text-3xl">{t`Welcome back, ${name}!`}</h1>
        <Button variant="outline" aria-haspopup="dialog" onClick={() => onReport('orders')}>
          <ChartColumn aria-hidden="true" />
          <Trans>View Reports</Trans>
        </Button>
      </div>
      <QueryState
        failure={ErrorPage}
        query={query}
        loading={t`Loading your dashboard`}
        skeleton={<OverviewSkeleton />}
        toMessage={(error) => errorMessage(error, t`Failed to fetch your dashboard`)}
      >
        {(summary) => (
          <>
            <NextStepCard step={step} />
            {isNewAccount(summary) || summary.sample ? <FirstVisit /> : null}
            {summary.sample ? (
              <p className="mt-10 mb-4 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted-foreground">
                <Badge variant="marigold">
                  <Trans>Sample data</Trans>
                </Badge>
                <Trans>Your own figures appear here with your first order, download or payment.</Trans>
              </p>
            ) : null}
            {isNewAccount(summary) ? null : <Figures summary={summary} downloads={downloads} />}
          </>
        )}
      </QueryState>
      <ReportsDialog figure={report} onFigure={onReport} />
    </section>
  );
}

interface FiguresProps {
  readonly summary: DashboardSummary;
  readonly downloads: readonly Download[];
}

function Figures({ summary, downloads }: FiguresProps) {
  return (
    <>
      <SummaryFigures summary={summary} />
      <div className="mt-12 grid gap-y-12">
        <ActivePlans downloads={summary.sample ? [] : downloads} />
        <div className="grid gap-x-10 gap-y-12 lg:grid-cols-[7fr_5fr]">
          <RecentOrders orders={summary.recentOrders} sample={summary.sample} />
          <RecentDownloads downloads={summary.recentDownloads} sample={summary.sample} />
        </div>
      </div>
    </>
  );
}

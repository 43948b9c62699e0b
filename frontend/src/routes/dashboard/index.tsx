import { t } from '@lingui/core/macro';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { getGetDashboardSummaryQueryOptions } from '@/api/generated/overview/overview.ts';
import { OverviewPage } from '@/features/dashboard/insight/overview/overview-page.tsx';
import {
  type ReportFigure,
  reportFigureNames,
} from '@/features/dashboard/insight/overview/report/report-figure-names.ts';
import { searchOption } from '@/lib/search-text.ts';
import { whenSignedIn } from '@/session/guards.ts';
import { useAuth } from '@/session/session-context.tsx';
import { privateHead } from '../-context.ts';

interface HomeSearch {
  /** The figure with the open report. */
  reports?: ReportFigure | undefined;
}

export const Route = createFileRoute('/dashboard/')({
  validateSearch: (search: Record<string, unknown>): HomeSearch => ({
    reports: searchOption(search.reports, reportFigureNames),
  }),
  // Started early, not awaited: the screen shows its own loading and error states.
  loader: ({ context }) =>
    whenSignedIn(() => void context.queryClient.prefetchQuery(getGetDashboardSummaryQueryOptions())),
  head: privateHead(t`Dashboard`),
  component: DashboardHome,
});

function DashboardHome() {
  const { user } = useAuth();
  const { reports } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { history } = useRouter();
  const opened = useRef(false);

  // Opening adds a history entry, so that 'back' closes the report; switching figures does not. Closing goes back
  // instead of adding an entry.
  const report = (figure: ReportFigure | undefined) => {
    if (figure === reports) return;
    if (!figure && opened.current) {
      opened.current = false;
      history.back();
      return;
    }
    if (!reports) opened.current = true;
    void navigate({ search: { reports: figure }, replace: reports !== undefined });
  };
  return user ? <OverviewPage name={user.name} report={reports} onReport={report} /> : null;
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FileDown, X } from 'lucide-react';

import { errorMessage } from '@/api/api-error.ts';
import { useGetDashboardReports } from '@/api/generated/overview/overview.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent } from '@/components/ui/dialog.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { useLastValue } from '@/hooks/use-last-value.ts';
import { csvTextFile } from '@/lib/csv-file.ts';
import { saveFile } from '@/lib/save-file.ts';
import { formatSpan } from './chart-format.ts';
import { reportCsv, reportFileName } from './report-csv.ts';
import { type ReportFigure, reportFigureNames } from './report-figure-names.ts';
import { figureTotal } from './report-figures.ts';
import { ReportSkeleton } from './report-skeleton.tsx';
import { ReportView } from './report-view.tsx';

interface ReportsDialogProps {
  /** The figure whose chart is shown; none while the dialog is closed. */
  readonly figure: ReportFigure | undefined;
  readonly onFigure: (figure: ReportFigure | undefined) => void;
}

const TITLE_ID = 'reports-title';

/** Orders, spending and downloads of the last twelve months, as charts, as a table and as a file. */
export function ReportsDialog({ figure, onFigure }: ReportsDialogProps) {
  const activeFigure = useLastValue(figure) ?? 'orders';
  const query = useGetDashboardReports({ query: { enabled: figure !== undefined } });
  const months = query.data?.months ?? [];
  const isEmpty = reportFigureNames.every((name) => figureTotal(months, name) === 0);
  const close = () => onFigure(undefined);
  const save = () => saveFile(csvTextFile(reportCsv(months)), reportFileName(months));
  return (
    <Dialog open={figure !== undefined} onOpenChange={(next) => next || close()}>
      <DialogContent aria-labelledby={TITLE_ID} className="dialog-wide">
        <div className="p-5 sm:p-8">
          <div className="mb-4 flex items-start justify-between gap-4">
            <div>
              <h2 id={TITLE_ID} tabIndex={-1} className="text-2xl">
                <Trans>Reports</Trans>
              </h2>
              <p className="mt-1 min-h-[1.5em] text-sm text-muted-foreground">{formatSpan(months)}</p>
            </div>
            <IconButton icon={X} label={t`Close reports`} onClick={close} className="-mt-2 -me-3" />
          </div>
          <QueryState
            query={query}
            loading={t`Loading your reports`}
            skeleton={<ReportSkeleton />}
            toMessage={(error) => errorMessage(error, t`Failed to fetch your reports`)}
            isEmpty={() => isEmpty}
            empty={
              <EmptyState
                scene="figures"
                title={t`Nothing to report yet`}
                line={t`Your orders, spending and downloads per month appear here.`}
              />
            }
          >
            {() => <ReportView months={months} figure={activeFigure} onFigure={onFigure} />}
          </QueryState>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            {isEmpty ? null : (
              <Button variant="outline" onClick={save}>
                <FileDown aria-hidden="true" />
                <Trans>Download CSV</Trans>
              </Button>
            )}
            <Button onClick={close}>
              <Trans>Close</Trans>
            </Button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

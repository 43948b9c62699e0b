import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import type { ReportMonth } from '@/api/generated/model.ts';
import { formatMonth } from '@/lib/format-month.ts';
import { ReportChart } from './report-chart.tsx';
import type { ReportFigure } from './report-figure-names.ts';
import { figureConfig, figureTotal } from './report-figures.ts';
import { ReportTable } from './report-table.tsx';
import { ReportTabs, reportTabId } from './report-tabs.tsx';

interface ReportViewProps {
  readonly months: readonly ReportMonth[];
  readonly figure: ReportFigure;
  readonly onFigure: (figure: ReportFigure) => void;
}

const PANEL_ID = 'report-panel';

/** Tabs, the chart of the selected figure, and all figures as a table. */
export function ReportView({ months, figure, onFigure }: ReportViewProps) {
  const last = months.at(-1);
  const average = figureTotal(months, figure) / months.length;
  const { formatLong, integersOnly } = figureConfig(figure);
  return (
    <>
      <ReportTabs months={months} figure={figure} onFigure={onFigure} panelId={PANEL_ID} />
      <div id={PANEL_ID} role="tabpanel" aria-labelledby={reportTabId(figure)} className="pt-6">
        <ReportChart months={months} figure={figure} />
        <p className="mt-3 text-xs text-muted-foreground">
          <span>{t`On average ${formatLong(integersOnly ? Math.round(average) : average)} a month.`}</span>
          {last ? <span>{t` The hatched column is ${formatMonth(last.month)} so far.`}</span> : null}
        </p>
      </div>
      <details className="group/table mt-5 border-t border-border">
        <summary className="flex min-h-12 items-center gap-2 rounded-md text-sm font-semibold [&::-webkit-details-marker]:hidden">
          <ChevronRight className="size-4 transition-transform group-open/table:rotate-90" aria-hidden="true" />
          <Trans>Show all figures as a table</Trans>
        </summary>
        <ReportTable months={months} />
      </details>
    </>
  );
}

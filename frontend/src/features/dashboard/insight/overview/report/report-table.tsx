import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReportMonth } from '@/api/generated/model.ts';
import { monthAndYear } from './month-format.ts';
import { figureTotal, reportFigures } from './report-figures.ts';

interface ReportTableProps {
  readonly months: readonly ReportMonth[];
}

const cell = 'py-2 ps-3 text-end tabular-nums';

/** All data of the charts as text, with the totals last. */
export function ReportTable({ months }: ReportTableProps) {
  return (
    <table aria-label={t`All figures per month`} className="w-full text-xs sm:text-sm">
      <thead>
        <tr className="border-b border-border text-muted-foreground">
          <th scope="col" className="py-2 text-start font-semibold">
            <Trans>Month</Trans>
          </th>
          {reportFigures.map(({ figure, label }) => (
            <th key={figure} scope="col" className={`${cell} font-semibold`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map((month) => (
          <tr key={month.month} className="border-b border-border">
            <th scope="row" className="py-2 text-start font-normal">
              {monthAndYear(month.month)}
            </th>
            {reportFigures.map(({ figure, format }) => (
              <td key={figure} className={cell}>
                {format(month[figure])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" className="py-2 text-start">
            <Trans>Total</Trans>
          </th>
          {reportFigures.map(({ figure, format }) => (
            <td key={figure} className={cell}>
              {format(figureTotal(months, figure))}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ProjectMonthHours } from '@/api/generated/model.ts';
import { dateFormat } from '@/lib/date-format.ts';
import { formatDuration } from '@/lib/duration.ts';

const monthOf = (month: string): string =>
  dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-15T12:00:00Z`));

/** Hours of each month, when the studio shows them. */
export function ProjectHours({ months }: { readonly months: readonly ProjectMonthHours[] }) {
  if (months.length === 0)
    return (
      <p className="mt-3 text-sm text-muted-foreground">
        <Trans>Hours will appear here once they are recorded.</Trans>
      </p>
    );
  return (
    <ul className="divide-y divide-border">
      {months.map(({ month, minutes, billable_minutes: billable }) => (
        <li key={month} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3 text-sm">
          <span className="font-medium">{monthOf(month)}</span>
          <span className="text-end font-semibold tabular-nums">{formatDuration(minutes)}</span>
          {billable < minutes ? (
            <span className="text-muted-foreground">{t`${formatDuration(billable)} billable`}</span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

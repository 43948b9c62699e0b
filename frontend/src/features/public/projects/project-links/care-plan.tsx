import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LinkedCarePlan } from '@/api/generated/model.ts';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { formatDuration } from '@/lib/duration.ts';
import { formatDate } from '@/lib/format.ts';

/** The current month of a care plan: what is used, and what is left. */
export function CarePlan({ plan }: { readonly plan: LinkedCarePlan }) {
  const { from, until, included, used, left, over, ends_on: endsOn } = plan;
  const days = `${formatDate(from)} – ${formatDate(until)}`;
  const percent = included > 0 ? Math.min((used / included) * 100, 100) : 100;
  return (
    <div className="pt-4 text-sm">
      <ProgressBar percent={percent} labelledBy="care-plan-hours" />
      <p id="care-plan-hours" className="mt-2 font-semibold tabular-nums">
        {t`${formatDuration(used)} of ${formatDuration(included)} used`}
      </p>
      <p className="mt-1 text-muted-foreground">
        {[over > 0 ? t`${formatDuration(over)} additional` : t`${formatDuration(left)} left`, days].join(', ')}
      </p>
      {endsOn === null ? null : (
        <p className="mt-1 text-muted-foreground">
          <Trans>Ends on {formatDate(endsOn)}</Trans>
        </p>
      )}
    </div>
  );
}

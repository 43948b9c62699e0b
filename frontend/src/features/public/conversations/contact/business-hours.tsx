import { Trans } from '@lingui/react/macro';
import type { BusinessHours as Hours } from '@/api/generated/model.ts';

interface BusinessHoursProps {
  readonly hours: readonly Hours[];
}

/** The business hours; nothing unless the owner has set them. */
export function BusinessHours({ hours }: BusinessHoursProps) {
  if (hours.length === 0) return null;
  return (
    <section aria-labelledby="hours">
      <h2 id="hours" className="text-xl">
        <Trans>Business Hours</Trans>
      </h2>
      <dl className="mt-4 border-b border-border text-sm">
        {hours.map(({ days, hours: time }) => (
          <div key={days} className="flex flex-wrap justify-between gap-x-6 border-t border-border py-2.5">
            <dt className="text-muted-foreground">{days}</dt>
            <dd className="font-semibold tabular-nums">{time}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

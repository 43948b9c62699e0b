import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Armchair } from 'lucide-react';
import { useId } from 'react';
import type { OrderSeats } from '@/api/generated/model.ts';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatDate, formatNumber } from '@/lib/format.ts';
import { InviteForm } from './invite-form.tsx';
import { SeatRow } from './seat-row.tsx';

interface SeatGroupProps {
  readonly orderId: string;
  readonly seats: OrderSeats;
  /** Names the product, because the order has several. */
  readonly isNamed: boolean;
}

/** The seats of one product: how many are free, inviting people, and who has one. */
export function SeatGroup({ orderId, seats: group, isNamed }: SeatGroupProps) {
  const { line_id, product_id, product_name, tier, total, free, until, active, seats } = group;
  const id = useId();
  const used = total - free;
  return (
    <div className="rounded-xl border border-border p-5">
      <h3 id={id} className="flex items-center gap-2.5 text-lg">
        <Armchair className="size-5 shrink-0 text-primary" aria-hidden="true" />
        {isNamed ? <bdi lang={detectLanguage(product_name)}>{product_name}</bdi> : <Trans>Seats</Trans>}
      </h3>
      <p role="status" className="mt-2 mb-2.5 text-sm tabular-nums">
        {active ? (
          <Trans>
            {formatNumber(used)} of {formatNumber(total)} in use, {formatNumber(free)} available
          </Trans>
        ) : (
          <Trans>These seats have expired</Trans>
        )}
      </p>
      <ProgressBar percent={total === 0 ? 0 : Math.floor((100 * used) / total)} labelledBy={id} resting={!active} />
      {until === null ? null : (
        <p className="mt-3 text-sm text-muted-foreground">
          {active ? (
            <Trans>All seats end on {formatDate(until)} unless you renew the plan. A renewal covers all seats.</Trans>
          ) : (
            <Trans>Ended on {formatDate(until)}</Trans>
          )}
        </p>
      )}
      {active && free > 0 ? <InviteForm orderId={orderId} lineId={line_id} free={free} /> : null}
      {seats.length === 0 ? null : (
        <ul
          aria-label={plural(seats.length, { one: '# person', other: '# people' })}
          className="mt-5 border-t border-border"
        >
          {seats.map((seat) => (
            <SeatRow key={seat.id} orderId={orderId} seat={seat} isActive={active} />
          ))}
        </ul>
      )}
      {active && product_id !== null ? (
        <p className="mt-4 text-sm text-muted-foreground">
          {free === 0 ? (
            <span>{`${plural(total, { one: 'Your seat is in use.', other: 'All seats are in use.' })} `}</span>
          ) : null}
          <Link
            to="/checkout/$product"
            params={{ product: String(product_id) }}
            search={{ plan: tier ?? undefined, seats: 1 }}
            className="font-semibold text-primary underline underline-offset-4"
          >
            <Trans>Buy more seats</Trans>
          </Link>
        </p>
      ) : null}
    </div>
  );
}

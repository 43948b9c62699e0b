import type { OrderRefund } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { formatMoney } from '@/lib/format.ts';
import { formatMoment } from '@/lib/format-moment.ts';

interface OrderRefundsProps {
  /** Oldest first. */
  readonly refunds: readonly OrderRefund[];
}

const DESTINATIONS: Record<OrderRefund['to'], string> = {
  wallet: 'To your wallet',
  source: 'To your payment method',
  manual: 'Returned to you directly',
};

/** The refunds of an order, completed or pending. */
export function OrderRefunds({ refunds }: OrderRefundsProps) {
  return (
    <section className="mt-8">
      <h3 className="mb-4 text-lg">Refunds</h3>
      <ul className="grid gap-4 text-sm">
        {refunds.map(({ id, amount, to, origin, reason, status, created_at }) => (
          <li key={id} className="grid gap-1">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="font-semibold tabular-nums">{formatMoney(amount)}</span>
              <StatusBadge status={status === 'done' ? 'refunded' : status} />
            </div>
            <p className="text-muted-foreground">
              <span>{`${origin === 'dispute' ? 'Returned by your bank' : DESTINATIONS[to]},`}</span>{' '}
              <time dateTime={created_at} className="tabular-nums">
                {formatMoment(created_at)}
              </time>
            </p>
            {reason ? <p className="wrap-anywhere">{reason}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

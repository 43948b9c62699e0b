import { clsx } from 'clsx';
import type { OrderMovement } from '@/api/generated/model.ts';
import { statusLabel } from '@/components/status/status-variant.ts';
import { formatMoney } from '@/lib/format.ts';
import { formatShopTime } from '@/lib/format-moment.ts';

interface OrderLedgerProps {
  /** Oldest first. */
  readonly movements: readonly OrderMovement[];
  readonly total: number;
}

/** The order's transactions in the customer's wallet. */
export function OrderLedger({ movements, total }: OrderLedgerProps) {
  if (movements.length === 0) {
    return (
      <p className="text-sm text-muted-foreground">
        {total > 0 ? 'Not paid from the wallet.' : 'Free plan, no payment.'}
      </p>
    );
  }
  return (
    <ul className="grid gap-2.5 text-sm">
      {movements.map(({ id, type, amount, created_at }) => (
        <li key={id} className="flex items-baseline justify-between gap-x-4">
          <span>
            <span>{statusLabel(type)}</span>
            <time dateTime={created_at} className="text-muted-foreground tabular-nums max-sm:block sm:ml-2">
              {formatShopTime(created_at)}
            </time>
          </span>
          <span className={clsx('font-medium tabular-nums', amount > 0 && 'text-success')}>
            {`${amount > 0 ? '+' : ''}${formatMoney(amount)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

import { Link } from '@tanstack/react-router';
import type { AdminLatestOrder } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { RecentList } from '@/components/ui/recent-list.tsx';
import { formatDate, formatMoney } from '@/lib/format.ts';

interface LatestOrdersProps {
  readonly orders: readonly AdminLatestOrder[];
}

/** The newest orders of all customers. */
export function LatestOrders({ orders }: LatestOrdersProps) {
  return (
    <RecentList
      title="Latest orders"
      empty="No orders yet."
      all={(props) => <Link to="/admin/orders" {...props} />}
      rows={orders.map(({ id, number, customer, product_name, amount, status, created_at }) => (
        <li
          key={id}
          className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-t border-border py-2.5 text-sm sm:grid-cols-[minmax(0,1fr)_7.5rem_minmax(6rem,auto)]"
        >
          <div className="min-w-0">
            <p className="truncate">
              <Link
                to="/admin/orders"
                search={{ order: id }}
                className="font-medium underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {product_name}
              </Link>
            </p>
            <p className="truncate text-xs text-muted-foreground tabular-nums">
              <span>{`#${number} · ${customer ?? 'Deleted account'}`}</span>
              <span className="max-sm:hidden">
                {' · '}
                <time dateTime={created_at}>{formatDate(created_at)}</time>
              </span>
            </p>
          </div>
          <div className="justify-self-end max-sm:order-last max-sm:col-start-2 sm:justify-self-start">
            <StatusBadge status={status} />
          </div>
          <p className="text-right font-medium whitespace-nowrap tabular-nums">{formatMoney(amount)}</p>
        </li>
      ))}
    />
  );
}

import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { Order } from '@/api/generated/model.ts';
import { RecentList } from '@/components/ui/recent-list.tsx';
import { formatDate, formatNumber } from '@/lib/format.ts';
import { orderMoney } from '@/lib/order-money.ts';
import { OrderStatusBadge } from '../../kit/order-status-badge.tsx';
import { rowLinkClass } from './row-link-class.ts';

interface RecentOrdersProps {
  readonly orders: readonly Order[];
  /** Sample orders have no links: they do not exist. */
  readonly sample: boolean;
}

/** The latest orders; each opens its panel. */
export function RecentOrders({ orders, sample }: RecentOrdersProps) {
  return (
    <RecentList
      title={t`Recent Orders`}
      empty={t`No orders found`}
      all={(props) => <Link to="/dashboard/orders" {...props} />}
      rows={orders.map((order) => (
        <li
          key={order.id}
          className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-border py-3 text-sm"
        >
          {sample ? (
            <span className="font-medium wrap-anywhere">{order.product_name}</span>
          ) : (
            <Link
              to="/dashboard/orders"
              search={{ order: order.id }}
              className={`font-medium wrap-anywhere ${rowLinkClass}`}
            >
              {order.product_name}
            </Link>
          )}
          <span className="text-end font-medium whitespace-nowrap tabular-nums">{orderMoney(order)}</span>
          <span className="text-xs text-muted-foreground tabular-nums">
            <span>{`#${formatNumber(order.number)} ·`}</span>{' '}
            <time dateTime={order.created_at}>{formatDate(order.created_at)}</time>
          </span>
          <span className="justify-self-end">
            <OrderStatusBadge status={order.status} />
          </span>
        </li>
      ))}
    />
  );
}

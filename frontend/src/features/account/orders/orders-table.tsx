import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { Order } from '@/api/generated/model/order.ts';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table.tsx';
import { formatDate, formatMoney } from '@/lib/format.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';

interface OrdersTableProps {
  readonly orders: readonly Order[];
}

/**
 * Orders in the order of the server, newest first; the whole row opens its panel. On a phone each is two lines: what and
 * how much, then the rest.
 */
export function OrdersTable({ orders }: OrdersTableProps) {
  return (
    <Table aria-label="My Orders">
      <TableHead>
        <TableRow>
          <TableHeader className="rounded-tl-card">Order ID</TableHeader>
          <TableHeader>Product</TableHeader>
          <TableHeader numeric>Amount</TableHeader>
          <TableHeader>Status</TableHeader>
          <TableHeader className="rounded-tr-card">Date</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <TableRow
            key={order.id}
            className="relative max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-x-2.5 max-sm:gap-y-1 max-sm:border-b max-sm:border-border max-sm:px-4 max-sm:py-3.5 max-sm:last:border-b-0"
          >
            <TableCell className="text-muted tabular-nums max-sm:order-3 max-sm:text-xs">
              <Link
                to="/dashboard/orders"
                search={{ order: order.id }}
                className="underline-offset-4 outline-none group-hover/row:text-accent group-hover/row:underline after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
              >
                <span className="sr-only">Order </span>#{order.number}
              </Link>
            </TableCell>
            <TableCell className="font-medium max-sm:order-1 max-sm:col-span-2 max-sm:min-w-0">
              {order.product_name}
            </TableCell>
            <TableCell numeric className="font-medium max-sm:order-2 max-sm:self-start max-sm:text-right">
              {formatMoney(order.amount)}
            </TableCell>
            <TableCell className="max-sm:order-5">
              <OrderStatusBadge status={order.status} />
            </TableCell>
            <TableCell className="whitespace-nowrap text-muted tabular-nums max-sm:order-4 max-sm:text-xs">
              <span className="flex items-center justify-between gap-2">
                <time dateTime={order.created_at}>{formatDate(order.created_at)}</time>
                <ChevronRight
                  className="size-4 text-ink-8 transition-colors group-hover/row:text-accent max-sm:hidden"
                  aria-hidden="true"
                />
              </span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

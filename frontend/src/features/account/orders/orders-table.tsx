import type { Order } from '@/api/generated/model/order.ts';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table.tsx';
import { formatDate, formatMoney } from '@/lib/format.ts';
import { OrderStatusBadge } from './order-status-badge.tsx';

interface OrdersTableProps {
  readonly orders: readonly Order[];
}

/** Orders in the order of the server, newest first. On a phone each is two lines: what and how much, then the rest. */
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
            className="max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-x-2.5 max-sm:gap-y-1 max-sm:border-b max-sm:border-border max-sm:px-4 max-sm:py-3.5 max-sm:last:border-b-0"
          >
            <TableCell className="text-muted tabular-nums max-sm:order-3 max-sm:text-xs">#{order.number}</TableCell>
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
              <time dateTime={order.created_at}>{formatDate(order.created_at)}</time>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

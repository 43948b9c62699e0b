import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { Order } from '@/api/generated/model.ts';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatDate } from '@/lib/format.ts';
import { orderMoney } from '@/lib/order-money.ts';
import { OrderStatusBadge } from '../../kit/order-status-badge.tsx';
import type { OrdersFilter } from './order-filter.ts';
import { orderNumber } from './order-format.ts';
import { OrderInvoiceButton } from './order-invoice-button.tsx';

interface OrdersTableProps {
  readonly orders: readonly Order[];
  /** Other URL parameters, which are kept when an order is opened. */
  readonly search?: OrdersFilter;
}

/**
 * Orders as the server sorts them, newest first; the whole row opens its panel. On a phone each has two lines: product
 * and amount, then the rest.
 */
export function OrdersTable({ orders, search = {} }: OrdersTableProps) {
  return (
    <Table aria-label={t`My Orders`}>
      <TableHeader>
        <TableRow>
          <TableHead className="rounded-ss-xl">
            <Trans>Order ID</Trans>
          </TableHead>
          <TableHead>
            <Trans>Product</Trans>
          </TableHead>
          <TableHead numeric>
            <Trans>Amount</Trans>
          </TableHead>
          <TableHead>
            <Trans>Status</Trans>
          </TableHead>
          <TableHead className="rounded-se-xl">
            <Trans>Date</Trans>
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {orders.map((order) => (
          <TableRow
            key={order.id}
            className="relative cards:grid cards:grid-cols-[auto_minmax(0,1fr)_auto] cards:items-center cards:gap-x-2.5 cards:gap-y-1 cards:border-b cards:border-border cards:px-4 cards:py-3.5 cards:last:border-b-0"
          >
            <TableCell className="text-muted-foreground tabular-nums cards:order-3 cards:text-xs">
              <Link
                to="/dashboard/orders"
                search={{ ...search, order: order.id }}
                className="underline-offset-4 outline-none group-hover/row:text-primary group-hover/row:underline after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
              >
                <span className="sr-only">
                  <Trans>Order</Trans>{' '}
                </span>
                <span>{`#${orderNumber(order)}`}</span>
              </Link>
            </TableCell>
            <TableCell lang={detectLanguage(order.product_name)} className="font-medium cards:order-1 cards:col-span-2">
              {order.product_name}
            </TableCell>
            <TableCell numeric className="font-medium cards:order-2 cards:self-start cards:text-end">
              {orderMoney(order)}
            </TableCell>
            <TableCell className="cards:order-5">
              <OrderStatusBadge status={order.status} />
            </TableCell>
            <TableCell className="whitespace-nowrap text-muted-foreground tabular-nums cards:order-4 cards:text-xs">
              <span className="flex items-center justify-between gap-2">
                <time dateTime={order.created_at}>{formatDate(order.created_at)}</time>
                {/* Not in the middle of a card, where a tap opens the order; its panel has the invoice as well. */}
                <span className="relative ms-auto -my-2 inline-flex size-9 items-center justify-center cards:hidden">
                  <OrderInvoiceButton order={order} className="size-9" />
                </span>
                <ChevronRight
                  className="size-4 text-ink-8 transition-colors group-hover/row:text-primary cards:hidden"
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

import { Link } from '@tanstack/react-router';
import type { AdminOrderRow } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatDate, formatMoney } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { type Column, TWO_LINES } from '../../kit/list/column.ts';
import { OrderCustomer } from './order-customer.tsx';
import type { OrdersSearch } from './order-list.ts';

/** @param search the list's parameters, which the link to an order keeps */
export const orderColumns = (search: OrdersSearch): Column<AdminOrderRow>[] => [
  {
    id: 'number',
    header: 'Order ID',
    sort: 'number',
    descendingFirst: true,
    phone: 'title',
    className: 'rows:w-[38%] rows:max-w-0',
    cell: ({ id, number, product_name, purchaseOrder, moved }) => (
      <span className={TWO_LINES}>
        <Link
          to="/admin/orders"
          search={{ ...search, order: id }}
          resetScroll={false}
          aria-label={`Order #${number}`}
          className="font-semibold tabular-nums hover:text-primary hover:underline"
        >
          {`#${number}`}
        </Link>
        <span className="block truncate text-xs text-muted-foreground">
          <bdi lang={detectLanguage(product_name)}>{product_name}</bdi>
          {purchaseOrder ? <bdi title="Purchase order">{` · ${purchaseOrder}`}</bdi> : null}
          {moved ? <span>{' · Imported'}</span> : null}
        </span>
      </span>
    ),
  },
  {
    id: 'customer',
    header: 'Customer',
    sort: 'customer',
    className: 'rows:w-[44%] rows:max-w-0 cards:basis-full',
    cell: ({ customer }) => <OrderCustomer customer={customer} />,
  },
  {
    id: 'date',
    header: 'Date',
    sort: 'date',
    descendingFirst: true,
    cell: ({ created_at }) => (
      <time dateTime={created_at} className="whitespace-nowrap text-ink-11 tabular-nums">
        {formatDate(created_at)}
      </time>
    ),
  },
  { id: 'status', header: 'Status', sort: 'status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    id: 'total',
    header: 'Total',
    sort: 'total',
    numeric: true,
    className: 'cards:ml-auto',
    cell: ({ total, charge }) =>
      charge ? (
        <span className={TWO_LINES}>
          <span className="font-medium">{formatMoney(total)}</span>
          <span className="block text-xs whitespace-nowrap text-muted-foreground">
            {moneyIn(charge.currency, charge.total)}
          </span>
        </span>
      ) : (
        <span className="font-medium">{formatMoney(total)}</span>
      ),
  },
];

import { Link } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { useMemo } from 'react';
import type { AdminOrderRow } from '@/api/generated/model.ts';
import { formatDate, formatMoney } from '@/lib/format.ts';
import type { Column } from '../kit/column.ts';
import { DataTable } from '../kit/data-table.tsx';
import { StatusBadge } from '../kit/status-badge.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { FIRST_SORT } from './orders-filters.ts';
import type { OrdersSearch } from './orders-search.ts';

interface OrdersTableProps {
  readonly search: OrdersSearch;
  /** Undefined while the first answer is on its way. */
  readonly orders: readonly AdminOrderRow[] | undefined;
  readonly error: string | null;
  readonly busy: boolean;
  readonly empty: React.ReactNode;
  readonly onSort: (sort: string) => void;
  readonly onRetry: () => void;
}

const columnsFor = (search: OrdersSearch): Column<AdminOrderRow>[] => [
  {
    id: 'number',
    header: 'Order ID',
    sort: 'number',
    descendingFirst: true,
    phone: 'title',
    className: 'rows:w-[38%] rows:max-w-0',
    cell: ({ id, number, product_name }) => (
      <span className="block min-w-0">
        <Link
          to="/admin/orders"
          search={{ ...search, order: id }}
          resetScroll={false}
          aria-label={`Order #${number}`}
          className="font-semibold tabular-nums hover:text-accent hover:underline"
        >
          #{number}
        </Link>
        <bdi className="block truncate text-xs text-muted">{product_name}</bdi>
      </span>
    ),
  },
  {
    id: 'customer',
    header: 'Customer',
    sort: 'customer',
    className: 'rows:w-[44%] rows:max-w-0 cards:min-w-0 cards:basis-full',
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
    cell: ({ total }) => <span className="font-medium">{formatMoney(total)}</span>,
  },
];

/** The orders of all customers. */
export function OrdersTable({ search, orders, error, busy, empty, onSort, onRetry }: OrdersTableProps) {
  const columns = useMemo(() => columnsFor(search), [search]);
  return (
    <DataTable
      label="Orders"
      columns={columns}
      rows={orders}
      rowKey={({ id }) => id}
      loading="Loading orders..."
      empty={empty}
      error={error}
      onRetry={onRetry}
      busy={busy}
      sort={search.sort ?? FIRST_SORT}
      onSort={onSort}
      actions={({ id, number }) => (
        <Link
          to="/admin/orders"
          search={{ ...search, order: id }}
          resetScroll={false}
          title="View"
          className="inline-flex size-11 items-center justify-center rounded-control text-ink-11 transition-colors hover:bg-ink-4 hover:text-text rows:size-9"
        >
          <Eye className="size-5" aria-hidden="true" />
          <span className="sr-only">View order #{number}</span>
        </Link>
      )}
    />
  );
}

import { Link } from '@tanstack/react-router';
import type { AdminPaymentRow } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { formatDate, formatMoney } from '@/lib/format.ts';
import type { Column } from '../kit/list/column.ts';
import { providerLabel } from '../kit/provider-labels.ts';
import type { PaymentsSearch } from './payments-search.ts';

/** @param search the list's parameters, which the link to a payment keeps */
export const paymentColumns = (search: PaymentsSearch): Column<AdminPaymentRow>[] => [
  {
    id: 'code',
    header: 'Payment',
    phone: 'title',
    cell: ({ id, code, provider }) => (
      <span className="block min-w-0">
        <Link
          to="/admin/payments"
          search={{ ...search, payment: id }}
          resetScroll={false}
          className="font-semibold whitespace-nowrap tabular-nums hover:text-primary hover:underline"
        >
          {code}
        </Link>
        <span className="block text-xs text-muted-foreground">{providerLabel(provider)}</span>
      </span>
    ),
  },
  {
    id: 'customer',
    header: 'Customer',
    className: 'rows:w-[60%] rows:max-w-0 cards:basis-full',
    cell: ({ customer }) =>
      customer ? (
        <span className="block min-w-0">
          <span className="block truncate">
            <bdi>{customer.name}</bdi>
            {customer.guest ? <span className="ms-1.5 text-xs text-muted-foreground">Guest</span> : null}
          </span>
          <span className="block truncate text-xs text-muted-foreground">{customer.email}</span>
        </span>
      ) : (
        <span className="text-muted-foreground">Deleted account</span>
      ),
  },
  {
    id: 'date',
    header: 'Date',
    cell: ({ created_at: createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap text-ink-11 tabular-nums">
        {formatDate(createdAt)}
      </time>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, hold }) => <StatusBadge status={hold === null ? status : 'needs review'} />,
  },
  {
    id: 'amount',
    header: 'Amount',
    numeric: true,
    className: 'cards:ml-auto',
    cell: ({ amount }) => <span className="font-medium">{formatMoney(amount)}</span>,
  },
];

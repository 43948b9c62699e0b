import { Link } from '@tanstack/react-router';
import type { AdminPayout } from '@/api/generated/model.ts';
import { formatAccount } from '@/components/payout/payout-format.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { formatDate, formatMoney } from '@/lib/format.ts';
import type { Column } from '../kit/list/column.ts';
import type { PayoutsSearch } from './payouts-search.ts';

/** @param search the list's parameters, which the link to a payout keeps */
export const payoutColumns = (search: PayoutsSearch): Column<AdminPayout>[] => [
  {
    id: 'reference',
    header: 'Payout',
    phone: 'title',
    className: 'rows:w-[38%] rows:max-w-0',
    cell: ({ id, reference, account }) => (
      <span className="block min-w-0">
        <Link
          to="/admin/payouts"
          search={{ ...search, payout: id }}
          resetScroll={false}
          className="font-semibold tabular-nums hover:text-primary hover:underline"
        >
          {reference}
        </Link>
        <bdi className="block truncate text-xs text-muted-foreground">
          {account ? formatAccount(account) : 'No account yet'}
        </bdi>
      </span>
    ),
  },
  {
    id: 'customer',
    header: 'Customer',
    className: 'rows:w-[44%] rows:max-w-0 cards:basis-full',
    cell: ({ customer }) =>
      customer ? (
        <span className="block min-w-0">
          <bdi className="block truncate font-medium">{customer.name}</bdi>
          <bdi className="block truncate text-xs text-muted-foreground">{customer.email}</bdi>
        </span>
      ) : (
        <span className="text-muted-foreground">Deleted account</span>
      ),
  },
  {
    id: 'date',
    header: 'Date',
    cell: ({ created_at }) => (
      <time dateTime={created_at} className="whitespace-nowrap text-ink-11 tabular-nums">
        {formatDate(created_at)}
      </time>
    ),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    id: 'amount',
    header: 'Amount',
    numeric: true,
    className: 'cards:ml-auto',
    cell: ({ amount }) => <span className="font-medium">{formatMoney(amount)}</span>,
  },
];

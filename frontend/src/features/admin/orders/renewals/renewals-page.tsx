import { renewalMethodText } from '@contract/rules/renewal-texts.ts';
import { adminListRenewals, getAdminListRenewalsQueryKey } from '@/api/generated/admin-renewals/admin-renewals.ts';
import { type AdminRenewal, RenewalStatus } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { formatDate } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { type Column, TWO_LINES } from '../../kit/list/column.ts';
import { DataTable } from '../../kit/list/data-table.tsx';
import { defineList, optionsOf, type SearchOf } from '../../kit/list/define-list.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { ListScreenProps } from '../../kit/list/list-search.ts';
import { useList } from '../../kit/list/use-list.ts';
import { CustomerLink } from '../../kit/record/record-links.tsx';

const renewalList = defineList(adminListRenewals, getAdminListRenewalsQueryKey, {
  name: 'renewals',
  labels: {
    noun: ['renewal', 'renewals'],
    failed: 'Failed to fetch renewals',
    emptyMessage: {
      scene: 'orders',
      title: 'No renewals yet',
      line: 'Customers who let us renew their plan appear here.',
    },
  },
  filters: { status: { legend: 'Status', options: optionsOf(RenewalStatus) } },
});

export type RenewalsSearch = SearchOf<typeof renewalList>;

const ENDS = {
  customer: 'Cancelled by the customer',
  studio: 'Cancelled by us',
  payment: 'All charges failed',
  plan: 'The plan can no longer be renewed',
} as const;

/** The next event of a renewal, or why there is none. */
function nextText({
  status,
  charge_at: at,
  paused_until: until,
  ended_by: by,
  holds_until: end,
}: AdminRenewal): string {
  if (status === 'active' && at) return `Renews on ${formatDate(at)}`;
  if (status === 'paused' && until) return `Paused until ${formatDate(until)}`;
  if (status === 'pending') return 'Waiting for a card';
  if (by) return ENDS[by];
  return end ? `Plan ends on ${formatDate(end)}` : '–';
}

const renewalColumns: readonly Column<AdminRenewal>[] = [
  {
    id: 'customer',
    header: 'Customer',
    phone: 'title',
    className: 'rows:w-[25%] rows:max-w-0',
    cell: ({ customer: { id, name, email } }) => (
      <span className={TWO_LINES}>
        <CustomerLink id={id} className="block truncate font-semibold hover:text-primary hover:underline">
          <bdi>{name}</bdi>
        </CustomerLink>
        <bdi className="block truncate text-xs text-muted-foreground">{email}</bdi>
      </span>
    ),
  },
  {
    id: 'plan',
    header: 'Plan',
    className: 'rows:w-[25%] rows:max-w-0 cards:basis-full',
    cell: ({ product_name: product, tier }) => (
      <span className={TWO_LINES}>
        <span className="block truncate font-medium">{product}</span>
        <span className="block truncate text-xs text-muted-foreground">{tier}</span>
      </span>
    ),
  },
  {
    id: 'next',
    header: 'Next',
    className: 'cards:basis-full',
    cell: (renewal) => (
      <span className={TWO_LINES}>
        <span className="block">{nextText(renewal)}</span>
        <span className="block text-xs text-muted-foreground">
          {renewal.failure ? (
            <span className="text-destructive">{`Attempt ${renewal.failure.attempts} failed: ${renewal.failure.reason}`}</span>
          ) : (
            renewalMethodText(renewal.method)
          )}
        </span>
      </span>
    ),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    id: 'amount',
    header: 'Amount',
    numeric: true,
    className: 'cards:ml-auto',
    cell: ({ amount, currency }) => <span className="font-medium">{moneyIn(currency, amount)}</span>,
  },
];

/** Plans that are renewed by agreement. */
export function RenewalsPage({ search: url }: ListScreenProps) {
  const { list, query } = useList(renewalList, url);
  return (
    <AdminPage title="Renewals">
      <ListPage list={list} query={query} labels={renewalList.labels}>
        {(body) => (
          <DataTable
            {...body}
            label="Renewals"
            columns={renewalColumns}
            rowKey={({ id }) => id}
            loading="Loading renewals..."
          />
        )}
      </ListPage>
    </AdminPage>
  );
}

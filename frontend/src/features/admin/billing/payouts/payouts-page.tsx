import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import {
  adminListPayouts,
  getAdminListPayoutsQueryKey,
  useAdminGetPayout,
} from '@/api/generated/admin-payouts/admin-payouts.ts';
import { type AdminPayout, PayoutStatus } from '@/api/generated/model.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { formatAccount, formatOutcome, payoutMethods } from '@/components/payout/payout-format.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useLastValue } from '@/hooks/use-last-value.ts';
import { formatDate, formatMoney } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { searchId } from '@/lib/search-id.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { type Column, TWO_LINES } from '../../kit/list/column.ts';
import { DataTable } from '../../kit/list/data-table.tsx';
import { defineList, optionsOf, type SearchOf } from '../../kit/list/define-list.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { ListScreenProps } from '../../kit/list/list-search.ts';
import { useList } from '../../kit/list/use-list.ts';
import { type RecordSteps, useRecordSteps } from '../../kit/list/use-record-steps.ts';
import { SideSheet } from '../../kit/side-sheet.tsx';
import { useCan } from '../../kit/use-can.ts';
import { PayoutDecision } from './payout-decision.tsx';

const payoutList = defineList(adminListPayouts, getAdminListPayoutsQueryKey, {
  name: 'payouts',
  labels: {
    noun: ['payout', 'payouts'],
    failed: 'Failed to fetch payouts',
    emptyMessage: { scene: 'wallet', title: 'No payouts yet', line: 'Withdrawal requests appear here.' },
  },
  filters: { status: { legend: 'Status', options: optionsOf(PayoutStatus), counted: true } },
  panel: { payout: searchId },
});

export type PayoutsSearch = SearchOf<typeof payoutList>;

interface PayoutDetailProps {
  readonly payout: AdminPayout;
  readonly onDirty: (dirty: boolean) => void;
}

/** Everything needed to pay: amount, customer, account. */
function PayoutDetail({ payout, onDirty }: PayoutDetailProps) {
  const { amount, status, created_at, updated_at, customer, account } = payout;
  const canDecide = useCan()('adminSetPayoutStatus');
  const outcome = formatOutcome(payout);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <p className="font-display text-4xl font-semibold tracking-tight tabular-nums">{formatMoney(amount)}</p>
        <StatusBadge status={status} />
      </div>
      {outcome ? (
        <p className="mt-2 text-sm wrap-anywhere">
          <bdi>{outcome}</bdi>
        </p>
      ) : null}
      <dl className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2.5 border-t border-border pt-5 text-sm wrap-anywhere">
        <Row name="Customer" value={customer ? customer.name : 'Deleted account'} />
        {customer ? <Row name="Email" value={customer.email} /> : null}
        {account ? (
          <>
            <Row name="Payout method" value={payoutMethods[account.method]} />
            <Row name="Account holder" value={account.holder} />
            <Row name="Number" value={account.number} />
            <Row name="Bank" value={account.bank_name} />
            <Row name="Branch" value={account.branch} />
            <Row name="Routing number" value={account.routing_number} />
          </>
        ) : null}
        <Row name="Requested" value={formatShopTime(created_at)} />
        {updated_at === created_at ? null : <Row name="Last change" value={formatShopTime(updated_at)} />}
      </dl>
      {canDecide && payout.next.length > 0 ? <PayoutDecision key={status} payout={payout} onDirty={onDirty} /> : null}
    </>
  );
}

function Row({ name, value }: { readonly name: string; readonly value: string | null }) {
  if (value === null) return null;
  return (
    <>
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="font-medium select-all">
        <bdi>{value}</bdi>
      </dd>
    </>
  );
}

/** @param search the list's parameters, which the link to a payout keeps */
const payoutColumns = (search: PayoutsSearch): Column<AdminPayout>[] => [
  {
    id: 'reference',
    header: 'Payout',
    phone: 'title',
    className: 'rows:w-[38%] rows:max-w-0',
    cell: ({ id, reference, account }) => (
      <span className={TWO_LINES}>
        <Link
          to="/admin/orders/payouts"
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
        <span className={TWO_LINES}>
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
    cell: ({ amount, currency }) => <span className="font-medium">{moneyIn(currency, amount)}</span>,
  },
];

interface PayoutSheetProps {
  /** The payout to show; without one the panel is closed. */
  readonly id: string | undefined;
  readonly onClose: () => void;
  /** Leads to the payouts before and after. */
  readonly steps: RecordSteps;
}

const toMessage = (error: unknown) =>
  isNotFound(error) ? 'Payout not found.' : errorMessage(error, 'Failed to fetch payout');

/** One payout next to the list. The last one stays rendered while the panel slides out. */
function PayoutSheet({ id, onClose, steps }: PayoutSheetProps) {
  const lastId = useLastValue(id);
  const [dirty, setDirty] = useState(false);
  const query = useAdminGetPayout(lastId ?? '', { query: { enabled: id !== undefined } });
  const close = () => {
    setDirty(false);
    onClose();
  };
  return (
    <SideSheet
      open={id !== undefined}
      title={query.data ? `Payout ${query.data.reference}` : 'Payout'}
      dirty={dirty}
      steps={steps}
      onClose={close}
    >
      <QueryState
        query={query}
        loading="Loading payout"
        skeleton={<Skeleton className="h-40" />}
        toMessage={toMessage}
        isFinal={isNotFound}
      >
        {(payout) => <PayoutDetail payout={payout} onDirty={setDirty} />}
      </QueryState>
    </SideSheet>
  );
}

/** Customers' withdrawal requests and their statuses. */
export function PayoutsPage({ search: url }: ListScreenProps) {
  const { list, query, fetchPage } = useList(payoutList, url);
  const { search } = list;
  const steps = useRecordSteps({
    id: search.payout,
    data: query.data,
    rowId: ({ id }) => id,
    fetchPage,
    onStep: (payout, page) => list.replace({ payout, page }),
  });
  return (
    <AdminPage title="Payouts">
      <ListPage list={list} query={query} labels={payoutList.labels}>
        {(body) => (
          <DataTable
            {...body}
            label="Payouts"
            columns={payoutColumns(search)}
            rowKey={({ id }) => id}
            loading="Loading payouts..."
          />
        )}
      </ListPage>
      <PayoutSheet id={search.payout} steps={steps} onClose={list.close} />
    </AdminPage>
  );
}

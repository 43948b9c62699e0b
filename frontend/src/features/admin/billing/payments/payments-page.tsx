import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { lazy, Suspense, useState } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import {
  adminListPayments,
  getAdminListPaymentsQueryKey,
  useAdminGetPayment,
} from '@/api/generated/admin-payments/admin-payments.ts';
import { type AdminPaymentRow, PaymentFilter, PaymentProvider } from '@/api/generated/model.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { useLastValue } from '@/hooks/use-last-value.ts';
import { useMedia } from '@/hooks/use-media.ts';
import { formatCount, formatDate } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { searchId } from '@/lib/search-id.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { Can } from '../../kit/can.tsx';
import { type Column, TWO_LINES } from '../../kit/list/column.ts';
import { DataTable } from '../../kit/list/data-table.tsx';
import { defineList, optionsOf, type SearchOf, searchDay } from '../../kit/list/define-list.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import type { ListScreenProps } from '../../kit/list/list-search.ts';
import { useList } from '../../kit/list/use-list.ts';
import { type RecordSteps, useRecordSteps } from '../../kit/list/use-record-steps.ts';
import { PaymentDecision } from '../../kit/payments/payment-decision.tsx';
import { providerLabel } from '../../kit/provider-labels.ts';
import { SIDE_PANEL_GRID, SIDE_PANEL_QUERY, SidePanel } from '../../kit/side-panel.tsx';
import { SideSheet } from '../../kit/side-sheet.tsx';
import { useCan } from '../../kit/use-can.ts';
import { PaymentDetail } from './payment-detail.tsx';

// Reads CSV files, which few visits need.
const StatementDialog = lazy(async () => ({ default: (await import('./statement-dialog.tsx')).StatementDialog }));

const paymentList = defineList(adminListPayments, getAdminListPaymentsQueryKey, {
  name: 'payments',
  labels: {
    noun: ['payment', 'payments'],
    failed: 'Failed to fetch payments',
    sum: (sum) => `${sum} received`,
    emptyMessage: { scene: 'wallet', title: 'No payments yet', line: 'Customer payments appear here.' },
  },
  filters: {
    status: { legend: 'Status', options: { ...optionsOf(PaymentFilter), waiting: 'Needs review' }, counted: true },
    provider: { legend: 'Provider', options: optionsOf(PaymentProvider, providerLabel) },
    from: { legend: 'From', read: searchDay },
    to: { legend: 'To', read: searchDay },
  },
  panel: { payment: searchId },
});

export type PaymentsSearch = SearchOf<typeof paymentList>;

/** @param search the list's parameters, which the link to a payment keeps */
const paymentColumns = (search: PaymentsSearch): Column<AdminPaymentRow>[] => [
  {
    id: 'code',
    header: 'Payment',
    phone: 'title',
    cell: ({ id, code, provider }) => (
      <span className={TWO_LINES}>
        <Link
          to="/admin/orders/payments"
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
    cell: ({ customer, invoice }) =>
      customer || invoice ? (
        <span className={TWO_LINES}>
          <span className="block truncate">
            <bdi>{(customer ?? invoice)?.name}</bdi>
            {customer?.guest ? <span className="ms-1.5 text-xs text-muted-foreground">Guest</span> : null}
          </span>
          <span className="block truncate text-xs text-muted-foreground">{(customer ?? invoice)?.email}</span>
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
    cell: ({ amount, currency }) => <span className="font-medium">{moneyIn(currency, amount)}</span>,
  },
];

interface PaymentSheetProps {
  /** The payment to show; without one the panel is closed. */
  readonly id: string | undefined;
  readonly onClose: () => void;
  /** Leads to the payments before and after. */
  readonly steps?: RecordSteps | undefined;
  /** There is room next to the list. */
  readonly isSidePanel?: boolean;
}

const toMessage = (error: unknown) =>
  isNotFound(error) ? 'Payment not found.' : errorMessage(error, 'Failed to fetch payment');

/** One payment next to the list. The last one stays rendered while the panel slides out. */
function PaymentSheet({ id, onClose, steps, isSidePanel = false }: PaymentSheetProps) {
  const lastId = useLastValue(id);
  const query = useAdminGetPayment(lastId ?? '', { query: { enabled: id !== undefined } });
  const payment = query.data;
  const canDecide = useCan()('adminDecidePayment');
  const title = payment?.code ?? 'Payment';
  const footer =
    canDecide && payment && payment.hold !== null && payment.status === 'pending' ? (
      <PaymentDecision key={payment.id} payment={payment} />
    ) : null;
  const content = (
    <QueryState query={query} loading="Loading payment" toMessage={toMessage} isFinal={isNotFound}>
      {(detail) => <PaymentDetail payment={detail} />}
    </QueryState>
  );
  if (isSidePanel) {
    return id === undefined ? null : (
      <SidePanel title={title} onClose={onClose} steps={steps} footer={footer}>
        {content}
      </SidePanel>
    );
  }
  return (
    <SideSheet open={id !== undefined} title={title} onClose={onClose} steps={steps} footer={footer}>
      {content}
    </SideSheet>
  );
}

/** Customers' payments through providers, and those that the owner has to review. */
export function PaymentsPage({ search: url }: ListScreenProps) {
  const { list, query, fetchPage } = useList(paymentList, url);
  const { search } = list;
  const isWideScreen = useMedia(SIDE_PANEL_QUERY);
  const isSidePanel = isWideScreen && search.payment !== undefined;
  const waiting = query.data?.waiting ?? 0;
  const [isMatching, setIsMatching] = useState(false);
  const steps = useRecordSteps({
    id: search.payment,
    data: query.data,
    rowId: ({ id }) => id,
    fetchPage,
    onStep: (payment, page) => list.replace({ payment, page }),
  });
  return (
    <AdminPage
      title="Payments"
      note={waiting > 0 ? `${formatCount(waiting)} to review` : undefined}
      actions={
        <>
          <Can do="adminDecidePayment">
            <Button variant="outline" onClick={() => setIsMatching(true)}>
              Match a statement
            </Button>
          </Can>
          <Can do="adminUpdatePaymentSettings">
            <Link to="/admin/settings/payments" className={buttonVariants({ variant: 'outline' })}>
              Payment settings
            </Link>
          </Can>
        </>
      }
    >
      <Suspense>{isMatching ? <StatementDialog open onClose={() => setIsMatching(false)} /> : null}</Suspense>
      <div className={clsx(isSidePanel && SIDE_PANEL_GRID)}>
        <ListPage list={list} query={query} labels={paymentList.labels}>
          {(body) => (
            <DataTable
              {...body}
              label="Payments"
              columns={paymentColumns(search)}
              rowKey={({ id }) => id}
              isCurrent={({ id }) => isSidePanel && id === search.payment}
              loading="Loading payments..."
            />
          )}
        </ListPage>
        <PaymentSheet id={search.payment} steps={steps} isSidePanel={isWideScreen} onClose={list.close} />
      </div>
    </AdminPage>
  );
}

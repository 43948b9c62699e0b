import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useAdminListPayments } from '@/api/generated/admin-payments/admin-payments.ts';
import { type AdminListPaymentsParams, PaymentFilter, PaymentProvider } from '@/api/generated/model.ts';
import { statusLabel } from '@/components/status/status-variant.ts';
import { buttonVariants } from '@/components/ui/button.tsx';
import { useMedia } from '@/hooks/use-media.ts';
import { formatCount } from '@/lib/format.ts';
import { AdminPage } from '../kit/admin-page.tsx';
import { Can } from '../kit/can.tsx';
import { DataTable } from '../kit/list/data-table.tsx';
import type { Filter } from '../kit/list/filters.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { useListPage } from '../kit/list/use-list-page.ts';
import { providerLabel } from '../kit/provider-labels.ts';
import { SIDE_PANEL_GRID, SIDE_PANEL_QUERY } from '../kit/side-panel.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { paymentListParams } from './payment-list-params.ts';
import { PaymentSheet } from './payment-sheet.tsx';
import type { PaymentsSearch } from './payments-search.ts';

interface PaymentsPageProps {
  readonly search: PaymentsSearch;
}

const toFilters = ({
  status,
  provider,
  from,
  to,
}: Pick<AdminListPaymentsParams, 'status' | 'provider' | 'from' | 'to'>): Filter[] => [
  {
    name: 'status',
    legend: 'Status',
    value: status,
    options: Object.values(PaymentFilter).map((value) => ({
      value,
      label: value === 'waiting' ? 'Needs review' : statusLabel(value),
    })),
  },
  {
    name: 'provider',
    legend: 'Provider',
    value: provider,
    options: Object.values(PaymentProvider).map((value) => ({ value, label: providerLabel(value) })),
  },
  { name: 'from', legend: 'From', value: from },
  { name: 'to', legend: 'To', value: to },
];

/** Customers' payments through providers, and those that the owner has to review. */
export function PaymentsPage({ search }: PaymentsPageProps) {
  const params = paymentListParams(search);
  const list = useListPage(search, { filters: toFilters(params) });
  const query = useAdminListPayments(params, { query: { placeholderData: keepPreviousData } });
  const isWideScreen = useMedia(SIDE_PANEL_QUERY);
  const isSidePanel = isWideScreen && search.payment !== undefined;
  const waiting = query.data?.waiting ?? 0;
  return (
    <AdminPage
      title="Payments"
      note={waiting > 0 ? `${formatCount(waiting)} to review` : undefined}
      actions={
        <Can do="adminUpdatePaymentSettings">
          <Link to="/admin/payments/settings" className={buttonVariants({ variant: 'outline' })}>
            Payment settings
          </Link>
        </Can>
      }
    >
      <div className={clsx(isSidePanel && SIDE_PANEL_GRID)}>
        <ListPage
          list={list}
          query={query}
          labels={{
            noun: ['payment', 'payments'],
            failed: 'Failed to fetch payments',
            emptyMessage: {
              scene: 'wallet',
              title: 'No payments yet',
              line: 'Customer payments appear here.',
            },
          }}
        >
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
        <PaymentSheet id={search.payment} isSidePanel={isWideScreen} onClose={() => list.go({ payment: undefined })} />
      </div>
    </AdminPage>
  );
}

import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useAdminListPayments } from '@/api/generated/admin-payments/admin-payments.ts';
import { type AdminListPaymentsParams, PaymentFilter, PaymentProvider } from '@/api/generated/model.ts';
import { statusWord } from '@/components/status/status-variant.ts';
import { buttonVariants } from '@/components/ui/button.tsx';
import { useMedia } from '@/hooks/use-media.ts';
import { formatCount } from '@/lib/format.ts';
import { AdminPage } from '../kit/admin-page.tsx';
import { BESIDE_LIST, ROOM_BESIDE } from '../kit/beside-panel.tsx';
import { DataTable } from '../kit/list/data-table.tsx';
import type { Filter } from '../kit/list/filters.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { useListPage } from '../kit/list/use-list-page.ts';
import { May } from '../kit/may.tsx';
import { providerWord } from '../kit/provider-words.ts';
import { paymentColumns } from './payment-columns.tsx';
import { paymentListParams } from './payment-list-params.ts';
import { PaymentSheet } from './payment-sheet.tsx';
import type { PaymentsSearch } from './payments-search.ts';

interface PaymentsPageProps {
  readonly search: PaymentsSearch;
}

const filtersOf = ({
  status,
  provider,
  from,
  to,
}: Pick<AdminListPaymentsParams, 'status' | 'provider' | 'from' | 'to'>): Filter[] => [
  {
    name: 'status',
    legend: 'Status',
    value: status,
    choices: Object.values(PaymentFilter).map((value) => ({
      value,
      label: value === 'waiting' ? 'Needs review' : statusWord(value),
    })),
  },
  {
    name: 'provider',
    legend: 'Provider',
    value: provider,
    choices: Object.values(PaymentProvider).map((value) => ({ value, label: providerWord(value) })),
  },
  { name: 'from', legend: 'From', value: from },
  { name: 'to', legend: 'To', value: to },
];

/** Customers' payments through providers, and those that the owner has to review. */
export function PaymentsPage({ search }: PaymentsPageProps) {
  const params = paymentListParams(search);
  const list = useListPage(search, { filters: filtersOf(params) });
  const query = useAdminListPayments(params, { query: { placeholderData: keepPreviousData } });
  const hasRoom = useMedia(ROOM_BESIDE);
  const isBeside = hasRoom && search.payment !== undefined;
  const waiting = query.data?.waiting ?? 0;
  return (
    <AdminPage
      title="Payments"
      note={waiting > 0 ? `${formatCount(waiting)} to review` : undefined}
      actions={
        <May do="adminUpdatePaymentSettings">
          <Link to="/admin/payments/settings" className={buttonVariants({ variant: 'outline' })}>
            Payment settings
          </Link>
        </May>
      }
    >
      <div className={clsx(isBeside && BESIDE_LIST)}>
        <ListPage
          list={list}
          query={query}
          words={{
            noun: ['payment', 'payments'],
            failed: 'Failed to fetch payments',
            nothingYet: {
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
              isCurrent={({ id }) => isBeside && id === search.payment}
              loading="Loading payments..."
            />
          )}
        </ListPage>
        <PaymentSheet id={search.payment} beside={hasRoom} onClose={() => list.go({ payment: undefined })} />
      </div>
    </AdminPage>
  );
}

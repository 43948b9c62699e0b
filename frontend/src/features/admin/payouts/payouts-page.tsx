import { keepPreviousData } from '@tanstack/react-query';
import { useAdminListPayouts } from '@/api/generated/admin-payouts/admin-payouts.ts';
import { type AdminListPayoutsParams, PayoutStatus } from '@/api/generated/model.ts';
import { statusLabel } from '@/components/status/status-variant.ts';
import { AdminPage } from '../kit/admin-page.tsx';
import { DataTable } from '../kit/list/data-table.tsx';
import type { Filter } from '../kit/list/filters.ts';
import { ListPage } from '../kit/list/list-page.tsx';
import { useListPage } from '../kit/list/use-list-page.ts';
import { payoutColumns } from './payout-columns.tsx';
import { payoutListParams } from './payout-list-params.ts';
import { PayoutSheet } from './payout-sheet.tsx';
import type { PayoutsSearch } from './payouts-search.ts';

interface PayoutsPageProps {
  readonly search: PayoutsSearch;
}

const filters = ({ status }: Pick<AdminListPayoutsParams, 'status'>): Filter[] => [
  {
    name: 'status',
    legend: 'Status',
    value: status,
    options: Object.values(PayoutStatus).map((value) => ({ value, label: statusLabel(value) })),
  },
];

/** Customers' withdrawal requests and their statuses. */
export function PayoutsPage({ search }: PayoutsPageProps) {
  const params = payoutListParams(search);
  const list = useListPage(search, { filters: filters(params) });
  const query = useAdminListPayouts(params, { query: { placeholderData: keepPreviousData } });
  return (
    <AdminPage title="Payouts">
      <ListPage
        list={list}
        query={query}
        labels={{
          noun: ['payout', 'payouts'],
          failed: 'Failed to fetch payouts',
          emptyMessage: {
            scene: 'wallet',
            title: 'No payouts yet',
            line: 'Withdrawal requests appear here.',
          },
        }}
      >
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
      <PayoutSheet id={search.payout} onClose={() => list.go({ payout: undefined })} />
    </AdminPage>
  );
}

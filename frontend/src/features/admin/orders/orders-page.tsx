import { keepPreviousData } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { adminExportOrders, useAdminListOrders } from '@/api/generated/admin-orders/admin-orders.ts';
import type { AdminOrderRow } from '@/api/generated/model.ts';
import { useMedia } from '@/hooks/use-media.ts';
import { AdminPage } from '../kit/admin-page.tsx';
import { Can } from '../kit/can.tsx';
import { CsvButton } from '../kit/list/csv-button.tsx';
import { DataTable } from '../kit/list/data-table.tsx';
import { ListPage } from '../kit/list/list-page.tsx';
import { useListPage } from '../kit/list/use-list-page.ts';
import { useSelection } from '../kit/list/use-selection.ts';
import { SIDE_PANEL_GRID, SIDE_PANEL_QUERY } from '../kit/side-panel.tsx';
import { useCan } from '../kit/use-can.ts';
import { OrderBulk } from './order-bulk.tsx';
import { orderColumns } from './order-columns.tsx';
import { orderFilterParams, orderListParams } from './order-list-params.ts';
import { OrderSheet } from './order-sheet.tsx';
import { FIRST_SORT, orderFilters } from './orders-filters.ts';
import type { OrdersSearch } from './orders-search.ts';
import { ViewOrder } from './view-order.tsx';

interface OrdersPageProps {
  readonly search: OrdersSearch;
}

/** Customers' orders and their statuses. */
export function OrdersPage({ search }: OrdersPageProps) {
  const list = useListPage(search, { filters: orderFilters(search), sort: FIRST_SORT });
  const query = useAdminListOrders(orderListParams(search), { query: { placeholderData: keepPreviousData } });
  const can = useCan();
  const isWideScreen = useMedia(SIDE_PANEL_QUERY);
  const isSidePanel = isWideScreen && search.order !== undefined;
  const selection = useSelection({
    rows: query.data?.items,
    rowKey: ({ id }) => id,
    name: ({ number }) => `order #${number}`,
  });
  return (
    <AdminPage title="Orders">
      <div className={clsx(isSidePanel && SIDE_PANEL_GRID)}>
        <ListPage
          list={list}
          query={query}
          labels={{
            noun: ['order', 'orders'],
            failed: 'Failed to fetch orders',
            emptyMessage: { scene: 'orders', title: 'No orders yet', line: 'Customer orders appear here.' },
          }}
          tools={
            <Can do="adminExportOrders">
              <CsvButton file="orders.csv" load={() => adminExportOrders(orderFilterParams(search))} />
            </Can>
          }
        >
          {(body) => (
            <>
              <DataTable
                {...body}
                label="Orders"
                columns={orderColumns(search)}
                rowKey={({ id }) => id}
                loading="Loading orders..."
                // Next to the open panel there is no room for a button that repeats a click on the row.
                {...(isSidePanel
                  ? {}
                  : { actions: (order: AdminOrderRow) => <ViewOrder order={order} search={search} /> })}
                isCurrent={({ id }) => isSidePanel && id === search.order}
                selection={can('adminSetOrderStatus') ? selection : undefined}
              />
              <OrderBulk selection={selection} />
            </>
          )}
        </ListPage>
        <OrderSheet id={search.order} isSidePanel={isWideScreen} onClose={() => list.go({ order: undefined })} />
      </div>
    </AdminPage>
  );
}

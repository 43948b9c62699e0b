import { keepPreviousData } from '@tanstack/react-query';
import { adminExportOrders, useAdminListOrders } from '@/api/generated/admin-orders/admin-orders.ts';
import { AdminPage } from '../kit/admin-page.tsx';
import { CsvButton } from '../kit/list/csv-button.tsx';
import { DataTable } from '../kit/list/data-table.tsx';
import { ListPage } from '../kit/list/list-page.tsx';
import { useListPage } from '../kit/list/use-list-page.ts';
import { May } from '../kit/may.tsx';
import { orderColumns } from './order-columns.tsx';
import { orderFilterParams, orderListParams } from './order-list-params.ts';
import { OrderSheet } from './order-sheet.tsx';
import { FIRST_SORT, orderFilters } from './orders-filters.ts';
import type { OrdersSearch } from './orders-search.ts';
import { ViewOrder } from './view-order.tsx';

interface OrdersPageProps {
  readonly search: OrdersSearch;
}

/** What customers have ordered, and how far each order is. */
export function OrdersPage({ search }: OrdersPageProps) {
  const list = useListPage(search, { filters: orderFilters(search), sort: FIRST_SORT });
  const query = useAdminListOrders(orderListParams(search), { query: { placeholderData: keepPreviousData } });
  return (
    <AdminPage title="Orders">
      <ListPage
        list={list}
        query={query}
        words={{
          noun: ['order', 'orders'],
          failed: 'Failed to fetch orders',
          nothingYet: { title: 'No orders yet', line: 'What customers buy is listed here.' },
        }}
        tools={
          <May do="adminExportOrders">
            <CsvButton file="orders.csv" load={() => adminExportOrders(orderFilterParams(search))} />
          </May>
        }
      >
        {(body) => (
          <DataTable
            {...body}
            label="Orders"
            columns={orderColumns(search)}
            rowKey={({ id }) => id}
            loading="Loading orders..."
            actions={(order) => <ViewOrder order={order} search={search} />}
          />
        )}
      </ListPage>
      <OrderSheet id={search.order} onClose={() => list.go({ order: undefined })} />
    </AdminPage>
  );
}

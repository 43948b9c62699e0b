import { keepPreviousData } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { messageOf } from '@/api/api-error.ts';
import { adminExportOrders, useAdminListOrders } from '@/api/generated/admin-orders/admin-orders.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { CsvButton } from '../kit/list/csv-button.tsx';
import { ListToolbar } from '../kit/list/list-toolbar.tsx';
import { Pager } from '../kit/list/pager.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { isNarrowed, orderFilters } from './orders-filters.ts';
import { type OrdersSearch, orderFilterParams, orderListParams } from './orders-search.ts';
import { OrdersTable } from './orders-table.tsx';
import { foundOrders } from './orders-texts.ts';

interface OrdersPageProps {
  readonly search: OrdersSearch;
}

/** What customers have ordered, and how far each order is. */
export function OrdersPage({ search }: OrdersPageProps) {
  const navigate = useNavigate();
  const query = useAdminListOrders(orderListParams(search), { query: { placeholderData: keepPreviousData } });
  const { data, error, isPlaceholderData } = query;
  const narrowed = isNarrowed(search);

  const go = (change: OrdersSearch, replace = false) =>
    void navigate({ to: '/admin/orders', search: { ...search, ...change }, replace, resetScroll: false });
  // What narrows or turns the list starts it again from its first page.
  const list = (change: OrdersSearch) => go({ page: undefined, ...change }, true);
  const clear = () => list({ search: undefined, status: undefined, from: undefined, to: undefined });

  return (
    <AdminPage title="Orders">
      <ListToolbar
        placeholder="Search orders..."
        search={search.search ?? ''}
        onSearch={(text) => list({ search: text || undefined })}
        filters={orderFilters(search)}
        onFilter={(name, value) => list({ [name]: value })}
        onClear={clear}
        result={data && !isPlaceholderData ? foundOrders(data.total) : undefined}
      >
        <CsvButton file="orders.csv" load={() => adminExportOrders(orderFilterParams(search))} />
      </ListToolbar>
      <OrdersTable
        search={search}
        orders={data?.items}
        error={error ? messageOf(error, 'Failed to fetch orders') : null}
        busy={isPlaceholderData || (Boolean(error) && query.isFetching)}
        onSort={(sort) => list({ sort })}
        onRetry={() => void query.refetch()}
        empty={
          narrowed || search.page ? (
            <EmptyState
              title="No orders found"
              line="Nothing matches what is set above."
              action={
                <Button variant="secondary" onClick={clear}>
                  Show all orders
                </Button>
              }
            />
          ) : (
            <EmptyState title="No orders yet" line="What customers buy is listed here." />
          )
        }
      />
      {data ? (
        <Pager
          page={data.page}
          limit={data.limit}
          total={data.items.length === 0 ? 0 : data.total}
          noun="orders"
          linkTo={(page, props) => (
            <Link to="/admin/orders" search={{ ...search, page: page > 1 ? page : undefined }} {...props} />
          )}
        />
      ) : null}
      <OrderSheet id={search.order} onClose={() => go({ order: undefined })} />
    </AdminPage>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import type { Order } from '@/api/generated/model.ts';
import { useListOrders } from '@/api/generated/orders/orders.ts';
import { loadedSlice, requestedSlice } from '@/api/list-slice.ts';
import { getTotal, hasMore } from '@/api/list-total.ts';
import { EmptyState } from '@/components/feedback/empty-state.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { statusLabel } from '@/components/status/status-variant.ts';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { countText } from '@/lib/count-text.ts';
import { formatCount } from '@/lib/format.ts';
import { searchId } from '@/lib/search-id.ts';
import { PagedList } from '../../kit/paged-list.tsx';
import { isPastEnd, PAGE_LIMIT, pagedQuery } from '../../kit/paged-query.ts';
import { countStatuses, type OrdersFilter } from './order-filter.ts';
import { orderNumber } from './order-format.ts';
import { OrderPanel, type OrderPanelProps } from './order-panel.tsx';
import { OrdersTable } from './orders-table.tsx';

/**
 * Closes the order in the URL. A panel opened from the list goes back in history, so that the browser's 'back' never
 * reopens it; a panel opened by a URL is replaced by the list.
 * @param order id of the open order
 */
function useCloseOrder(order: string | undefined) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const wasClosed = useRef(order === undefined);
  const wasOpenedInApp = useRef(false);

  useEffect(() => {
    wasOpenedInApp.current = order !== undefined && wasClosed.current;
    wasClosed.current = order === undefined;
  }, [order]);

  return () => {
    if (wasOpenedInApp.current && history.canGoBack()) history.back();
    else void navigate({ to: '/dashboard/orders', replace: true });
  };
}

const NOUN = [t`order`, t`orders`] as const;
const searchFields = (order: Order) => [order.product_name, orderNumber(order), `#${orderNumber(order)}`];

interface OrdersPageProps extends Pick<OrderPanelProps, 'renewal'> {
  /** Id of the order in the open panel. */
  readonly order?: string | undefined;
  readonly search?: OrdersFilter;
}

/** All orders of the signed-in customer, with one of them in a panel. */
export function OrdersPage({ order, search = {}, renewal }: OrdersPageProps) {
  const navigate = useNavigate();
  const allRows = useListOrders(undefined, { query: { structuralSharing: false } });
  const { status } = search;
  const beyond = isPastEnd(allRows.data, status ? { page: 1, ...search } : search);
  const pageQuery = useListOrders(
    { ...pagedQuery(search), ...(status ? { status } : {}) },
    {
      query: { enabled: beyond, structuralSharing: false, placeholderData: keepPreviousData },
    },
  );
  const query = beyond ? pageQuery : allRows;
  // An id in another format comes from the list of a specification server.
  const opened = searchId(order) ?? query.data?.find(({ id }) => id === order)?.id;
  const close = useCloseOrder(order);
  const isFiltered = Boolean(search.search || search.page || status);
  return (
    <section className="pt-8">
      <div className="mb-5 flex min-h-10 flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-3xl">
          <Trans>My Orders</Trans>
        </h1>
        {allRows.data && allRows.data.length > 0 && !search.search && !status ? (
          <p className="text-sm text-muted-foreground tabular-nums">
            {t`${countText(getTotal(allRows.data).total, NOUN)}, newest first`}
          </p>
        ) : null}
      </div>
      {allRows.data ? <StatusFilter orders={allRows.data} search={search} /> : null}
      <QueryState
        query={query}
        loading={t`Loading orders`}
        toMessage={(error) => errorMessage(error, t`Failed to fetch orders`)}
        isEmpty={(orders) => orders.length === 0 && !isFiltered}
        empty={
          <Card>
            <EmptyState
              scene="orders"
              title={t`No orders found`}
              line={t`Your purchases appear here, free ones included.`}
              action={
                <Link to="/products" className={buttonVariants({ variant: 'outline' })}>
                  <Trans>Browse products</Trans>
                </Link>
              }
            />
          </Card>
        }
      >
        {(orders) => (
          <PagedList
            path="/dashboard/orders"
            search={search}
            go={(next, replace) =>
              void navigate({ to: '/dashboard/orders', search: { ...next, status }, replace, resetScroll: false })
            }
            limit={PAGE_LIMIT}
            slice={
              beyond
                ? requestedSlice(orders)
                : loadedSlice(orders, {
                    ...search,
                    searchFields,
                    limit: PAGE_LIMIT,
                    ...(status ? { matchesFilter: (row) => row.status === status } : {}),
                  })
            }
            isOld={query.isPlaceholderData}
            noun={NOUN}
          >
            {(rows) => (
              <Card>
                <OrdersTable orders={rows} search={search} />
              </Card>
            )}
          </PagedList>
        )}
      </QueryState>
      <OrderPanel id={opened} orders={query.data ?? []} renewal={renewal} onClose={close} />
    </section>
  );
}

interface StatusFilterProps {
  readonly orders: readonly Order[];
  readonly search: OrdersFilter;
}

const CHIP =
  'inline-flex h-10 shrink-0 items-center gap-1.5 rounded-md border border-border px-3.5 text-sm font-semibold whitespace-nowrap text-ink-11 transition-colors pointer-coarse:h-11 hover:border-input hover:text-foreground data-selected:border-primary data-selected:bg-primary-soft data-selected:text-primary';

/** The states of the orders as links; nothing while all orders are in the same one. */
function StatusFilter({ orders, search: { search, status } }: StatusFilterProps) {
  const counts = countStatuses(orders);
  if (counts.length < 2 && !status) return null;
  const isComplete = !hasMore(orders);
  const chip = (label: string, value: OrdersFilter['status'], count?: number) => (
    <li key={label}>
      <Link
        to="/dashboard/orders"
        search={{ search, status: value }}
        resetScroll={false}
        activeOptions={{ exact: true, includeSearch: true }}
        data-selected={status === value || undefined}
        className={CHIP}
      >
        <span>{label}</span>
        {isComplete && count !== undefined ? (
          <span className="font-normal tabular-nums">{formatCount(count)}</span>
        ) : null}
      </Link>
    </li>
  );
  return (
    <nav aria-label={t`Orders by status`} className="mb-4">
      <ul className="chips -mx-(--edge) px-(--edge) lg:mx-0 lg:px-0">
        {chip(t`All`, undefined)}
        {counts.map(({ status: value, count }) => chip(statusLabel(value), value, count))}
      </ul>
    </nav>
  );
}

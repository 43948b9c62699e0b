import { t } from '@lingui/core/macro';
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { getListOrdersQueryOptions } from '@/api/generated/orders/orders.ts';
import { pagedSearch } from '@/features/dashboard/kit/paged-search.ts';
import { type OrdersFilter, readStatus } from '@/features/dashboard/orders/orders/order-filter.ts';
import { OrdersPage } from '@/features/dashboard/orders/orders/orders-page.tsx';
import { RenewalSection } from '@/features/dashboard/orders/renewals/renewal-section.tsx';
import { listedId } from '@/lib/search-id.ts';
import { whenSignedIn } from '@/session/guards.ts';
import { privateHead } from '../-context.ts';

interface OrdersSearch extends OrdersFilter {
  /** The order in the open panel. */
  order?: string | undefined;
}

export const Route = createFileRoute('/dashboard/orders')({
  // The list of statuses stays with the screen: every visitor loads the route table.
  validateSearch: ({ status, order, ...search }: OrdersSearch & SearchSchemaInput) => ({
    ...pagedSearch(search),
    status: status as unknown,
    order: listedId(order),
  }),
  // Started early, not awaited: the screen shows its own loading, empty and error states.
  loader: ({ context }) =>
    whenSignedIn(
      () => void context.queryClient.prefetchQuery({ ...getListOrdersQueryOptions(), structuralSharing: false }),
    ),
  head: privateHead(t`My Orders`),
  component: OrdersRoute,
});

function OrdersRoute() {
  const { order, status, ...search } = Route.useSearch();
  return (
    <OrdersPage
      order={order}
      search={{ ...search, status: readStatus(status) }}
      renewal={({ download_id, product_name }) =>
        download_id === null ? null : <RenewalSection downloadId={download_id} product={product_name} rights={null} />
      }
    />
  );
}

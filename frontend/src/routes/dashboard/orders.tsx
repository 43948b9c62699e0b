import { createFileRoute } from '@tanstack/react-router';
import { getListOrdersQueryOptions } from '@/api/generated/orders/orders.ts';
import { OrdersPage } from '@/features/dashboard/orders/orders-page.tsx';
import { searchId } from '@/lib/search-id.ts';
import { privateHead } from '../-context.ts';

interface OrdersSearch {
  /** The order whose panel is open. */
  order?: string | undefined;
}

export const Route = createFileRoute('/dashboard/orders')({
  validateSearch: (search: Record<string, unknown>): OrdersSearch => ({ order: searchId(search.order) }),
  // Started early, not awaited: the screen shows its own waiting, empty and error states.
  loader: ({ context }) => void context.queryClient.prefetchQuery(getListOrdersQueryOptions()),
  head: ({ match: { context } }) => privateHead(context, 'My Orders', '/dashboard/orders'),
  component: OrdersRoute,
});

function OrdersRoute() {
  const { order } = Route.useSearch();
  return <OrdersPage order={order} />;
}

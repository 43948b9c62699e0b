import { createFileRoute } from '@tanstack/react-router';
import { getAdminListOrdersQueryOptions } from '@/api/generated/admin-orders/admin-orders.ts';
import { OrdersPage } from '@/features/admin/orders/orders-page.tsx';
import { orderListParams, readOrdersSearch } from '@/features/admin/orders/orders-search.ts';
import { privateHead } from '../../-context.ts';

export const Route = createFileRoute('/admin/_area/orders')({
  validateSearch: readOrdersSearch,
  loaderDeps: ({ search }) => orderListParams(search),
  // Started early, not awaited: the screen shows its own waiting and error states.
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(getAdminListOrdersQueryOptions(deps)),
  head: ({ match: { context } }) => privateHead(context, 'Orders', '/admin/orders'),
  component: AdminOrdersPage,
});

function AdminOrdersPage() {
  return <OrdersPage search={Route.useSearch()} />;
}

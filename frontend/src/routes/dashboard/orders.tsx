import { createFileRoute } from '@tanstack/react-router';
import { getListOrdersQueryOptions } from '@/api/generated/orders/orders.ts';
import { OrdersPage } from '@/features/account/orders/orders-page.tsx';
import { privateHead } from '../-context.ts';

export const Route = createFileRoute('/dashboard/orders')({
  // Started early, not awaited: the screen shows its own waiting, empty and error states.
  loader: ({ context }) => void context.queryClient.prefetchQuery(getListOrdersQueryOptions()),
  head: ({ match: { context } }) => privateHead(context, 'My Orders', '/dashboard/orders'),
  component: OrdersPage,
});

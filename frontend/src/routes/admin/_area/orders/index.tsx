import { createFileRoute } from '@tanstack/react-router';
import { uncheckedSearch } from '@/features/admin/kit/list/list-search.ts';
import type { OrdersSearch } from '@/features/admin/orders/orders/order-list.ts';
import { OrdersPage } from '@/features/admin/orders/orders/orders-page.tsx';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/orders/')({
  validateSearch: uncheckedSearch<OrdersSearch>,
  // Without a loader: a part of it would be bundled with public pages.
  head: privateHead('Orders'),
  component: AdminOrdersPage,
});

function AdminOrdersPage() {
  return <OrdersPage search={Route.useSearch()} />;
}

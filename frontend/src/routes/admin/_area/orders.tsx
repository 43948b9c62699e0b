import { createFileRoute } from '@tanstack/react-router';
import { OrdersPage } from '@/features/admin/orders/orders/orders-page.tsx';
import { readOrdersSearch } from '@/features/admin/orders/orders/orders-search.ts';
import { privateHead } from '../../-context.ts';

export const Route = createFileRoute('/admin/_area/orders')({
  validateSearch: readOrdersSearch,
  // Without a loader: a part of it would be bundled with public pages.
  head: privateHead('Orders'),
  component: AdminOrdersPage,
});

function AdminOrdersPage() {
  return <OrdersPage search={Route.useSearch()} />;
}

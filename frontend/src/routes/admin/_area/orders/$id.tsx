import { createFileRoute } from '@tanstack/react-router';
import { OrderPage } from '@/features/admin/orders/orders/order-page.tsx';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/orders/$id')({
  // Without a loader: a part of it would be bundled with public pages.
  head: privateHead('Order'),
  component: AdminOrderPage,
});

function AdminOrderPage() {
  const { id } = Route.useParams();
  return <OrderPage id={id} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { ProductSales } from '@/features/admin/orders/orders/product-sales.tsx';
import { privateHead } from '../../../../-context.ts';

export const Route = createFileRoute('/admin/_area/products/$id/sales')({
  head: privateHead('Sales'),
  component: AdminProductSales,
});

function AdminProductSales() {
  const { id } = Route.useParams();
  return <ProductSales product={id} />;
}

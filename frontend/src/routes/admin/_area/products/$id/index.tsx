import { createFileRoute } from '@tanstack/react-router';
import { ProductDetails } from '@/features/admin/catalogue/products/product-details.tsx';
import { privateHead } from '../../../../-context.ts';

export const Route = createFileRoute('/admin/_area/products/$id/')({
  head: privateHead('Product'),
  component: AdminProductDetails,
});

function AdminProductDetails() {
  const { id } = Route.useParams();
  return <ProductDetails id={id} />;
}

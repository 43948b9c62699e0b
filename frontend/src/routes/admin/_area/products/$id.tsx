import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ProductPage } from '@/features/admin/catalogue/products/product-page.tsx';

export const Route = createFileRoute('/admin/_area/products/$id')({
  // Without a loader: a part of it would be bundled with public pages.
  component: AdminProductPage,
});

function AdminProductPage() {
  const { id } = Route.useParams();
  return (
    <ProductPage key={id} id={id}>
      <Outlet />
    </ProductPage>
  );
}

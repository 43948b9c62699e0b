import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AdminProductPage } from '@/features/admin/catalogue/products/admin-product-page.tsx';

export const Route = createFileRoute('/admin/_area/products/$id')({
  // Without a loader: a part of it would be bundled with public pages.
  component: AdminProductRoute,
});

function AdminProductRoute() {
  const { id } = Route.useParams();
  return (
    <AdminProductPage id={id}>
      <Outlet />
    </AdminProductPage>
  );
}

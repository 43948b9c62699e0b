import { createFileRoute } from '@tanstack/react-router';
import { ProductsPage } from '@/features/admin/catalogue/products/products-page.tsx';
import { readProductsSearch } from '@/features/admin/catalogue/products/products-search.ts';
import { privateHead } from '../../-context.ts';

export const Route = createFileRoute('/admin/_area/products')({
  validateSearch: readProductsSearch,
  // Without a loader: a part of it would be bundled with public pages.
  head: privateHead('Products'),
  component: AdminProductsPage,
});

function AdminProductsPage() {
  return <ProductsPage search={Route.useSearch()} />;
}

import { createFileRoute } from '@tanstack/react-router';
import type { ProductsSearch } from '@/features/admin/catalogue/products/product-list.ts';
import { ProductsPage } from '@/features/admin/catalogue/products/products-page.tsx';
import { uncheckedSearch } from '@/features/admin/kit/list/list-search.ts';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/products/')({
  validateSearch: uncheckedSearch<ProductsSearch>,
  // Without a loader: a part of it would be bundled with public pages.
  head: privateHead('Products'),
  component: AdminProductsPage,
});

function AdminProductsPage() {
  return <ProductsPage search={Route.useSearch()} />;
}

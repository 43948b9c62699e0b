import { createFileRoute } from '@tanstack/react-router';
import { getAdminListProductsQueryOptions } from '@/api/generated/admin-products/admin-products.ts';
import { ProductsPage } from '@/features/admin/products/products-page.tsx';
import { productListParams, readProductsSearch } from '@/features/admin/products/products-search.ts';
import { privateHead } from '../../-context.ts';

export const Route = createFileRoute('/admin/_area/products')({
  validateSearch: readProductsSearch,
  loaderDeps: ({ search }) => productListParams(search),
  // Started early, not awaited: the screen shows its own waiting and error states.
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(getAdminListProductsQueryOptions(deps)),
  head: ({ match: { context } }) => privateHead(context, 'Products', '/admin/products'),
  component: AdminProductsPage,
});

function AdminProductsPage() {
  return <ProductsPage search={Route.useSearch()} />;
}

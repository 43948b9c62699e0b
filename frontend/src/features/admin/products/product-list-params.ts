import type { AdminListProductsParams, AdminProductSort } from '@/api/generated/model.ts';
import type { ProductsSearch } from './products-search.ts';

/** What the list asks the server for. */
export function productListParams({ search, status, category, sort, page }: ProductsSearch): AdminListProductsParams {
  return {
    ...(search ? { search } : {}),
    ...(status ? { status } : {}),
    ...(category ? { category } : {}),
    // `readProductsSearch` let no other sort in.
    ...(sort ? { sort: sort as AdminProductSort } : {}),
    ...(page ? { page } : {}),
  };
}

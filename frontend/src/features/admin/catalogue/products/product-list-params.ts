import type { AdminListProductsParams, AdminProductSort } from '@/api/generated/model.ts';
import type { ProductsSearch } from './products-search.ts';

/** The request parameters of the list. */
export function productListParams({ search, status, category, sort, page }: ProductsSearch): AdminListProductsParams {
  return {
    ...(search ? { search } : {}),
    ...(status ? { status } : {}),
    ...(category ? { category } : {}),
    // `readProductsSearch` allows no other sort field.
    ...(sort ? { sort: sort as AdminProductSort } : {}),
    ...(page ? { page } : {}),
  };
}

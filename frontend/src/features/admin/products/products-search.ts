import {
  type AdminListProductsParams,
  type AdminProductSort,
  ProductCategory,
  ProductStatus,
} from '@/api/generated/model.ts';
import { searchChoice } from '@/lib/search-text.ts';
import { type ListSearch, listSearch } from '../kit/list/list-search.ts';

/** What the address says about the list of products. Part of every first visit: nothing else belongs here. */
export interface ProductsSearch extends ListSearch {
  status?: ProductStatus | undefined;
  category?: ProductCategory | undefined;
  /** The product whose form is open, or 'new'. */
  product?: string | undefined;
}

const SORTS = ['title', 'price', 'status', 'updated'];

const openProduct = (value: unknown): string | undefined =>
  value === 'new' || /^[1-9]\d{0,8}$/.test(String(value)) ? String(value) : undefined;

export function readProductsSearch(search: Record<string, unknown>): ProductsSearch {
  return {
    ...listSearch(search, SORTS),
    status: searchChoice(search.status, Object.values(ProductStatus)),
    category: searchChoice(search.category, Object.values(ProductCategory)),
    product: openProduct(search.product),
  };
}

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

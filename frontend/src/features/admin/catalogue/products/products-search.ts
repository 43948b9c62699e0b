import { ProductStatus } from '@/api/generated/model.ts';
import { siteTopicInputNameMax } from '@/api/generated/zod/schemas/siteTopicInput.zod.ts';
import { searchOption, searchText } from '@/lib/search-text.ts';
import { type ListSearch, listSearch } from '../../kit/list/list-search.ts';

/** The URL parameters of the list of products. Loaded on every first visit: add nothing else here. */
export interface ProductsSearch extends ListSearch {
  status?: ProductStatus | undefined;
  category?: string | undefined;
  /** The product in the open form, or 'new'. */
  product?: string | undefined;
}

const SORTS = ['title', 'price', 'status', 'updated'];

const openProduct = (value: unknown): string | undefined =>
  value === 'new' || /^[1-9]\d{0,8}$/.test(String(value)) ? String(value) : undefined;

export function readProductsSearch(search: Record<string, unknown>): ProductsSearch {
  return {
    ...listSearch(search, SORTS),
    status: searchOption(search.status, Object.values(ProductStatus)),
    category: searchText(search.category, siteTopicInputNameMax),
    product: openProduct(search.product),
  };
}

import { t } from '@lingui/core/macro';
import { type ListProductsParams, ProductSort } from '@/api/generated/model.ts';
import { searchOption, searchPage, searchText } from '@/lib/search-text.ts';

/** The URL parameters of /products. Unset parameters are omitted. */
export interface CatalogueSearch {
  search?: string | undefined;
  /** A filter's label, or the name of a category. */
  category?: string | undefined;
  /** Never the default order, which needs no parameter. */
  sort?: ProductSort | undefined;
  /** From 2 on. */
  page?: number | undefined;
}

/** The sort orders of the list, with the studio's own first. */
export const sortOptions: readonly { readonly value: ProductSort; readonly label: string }[] = [
  { value: 'featured', label: t`Featured` },
  { value: 'newest', label: t`Newest first` },
  { value: 'rating', label: t`Best rated` },
  { value: 'title', label: t`Title A to Z` },
  { value: 'popular', label: t`Best selling` },
];

/** Maximum length of search and category in the API. */
const MAX_LENGTHS = { search: 100, category: 60 };

/** Reads a URL, or the fields of the search form; invalid values are dropped. */
export function readCatalogueSearch(raw: Record<string, unknown>): CatalogueSearch {
  const sort = searchOption(raw.sort, Object.values(ProductSort));
  return {
    search: searchText(raw.search, MAX_LENGTHS.search),
    category: searchText(raw.category, MAX_LENGTHS.category),
    sort: sort === 'featured' ? undefined : sort,
    page: searchPage(raw.page),
  };
}

/**
 * The request for a URL. Equal URLs give equal requests, so that the server-rendered page's data is found in the cache.
 */
export function toListParams({ search, category, sort, page }: CatalogueSearch): ListProductsParams {
  return {
    ...(search ? { search } : {}),
    ...(category ? { category } : {}),
    ...(sort ? { sort } : {}),
    ...(page ? { page } : {}),
  };
}

/** Whether the URL filters the products; sorting alone does not. */
export const isFiltered = ({ search, category }: CatalogueSearch): boolean => Boolean(search ?? category);

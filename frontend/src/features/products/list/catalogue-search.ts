import { type ListProductsParams, ProductSort } from '@/api/generated/model.ts';
import { searchChoice, searchPage, searchText } from '@/lib/search-text.ts';

/** What the address of /products can say. Everything that is not set is left out of it. */
export interface CatalogueSearch {
  search?: string | undefined;
  /** A filter's label, or the name of a category. */
  category?: string | undefined;
  /** Never the first order, which needs no parameter. */
  sort?: ProductSort | undefined;
  /** From 2 on. */
  page?: number | undefined;
}

/** The orders of the list, the studio's own first. */
export const productOrders: readonly { readonly value: ProductSort; readonly label: string }[] = [
  { value: 'featured', label: 'Featured' },
  { value: 'newest', label: 'Newest first' },
  { value: 'rating', label: 'Best rated' },
  { value: 'title', label: 'Title A to Z' },
];

/** Longest search and category that the API takes. */
const LONGEST = { search: 100, category: 60 };

/** Reads an address, or the fields of the search form; whatever makes no sense is left out. */
export function readCatalogueSearch(raw: Record<string, unknown>): CatalogueSearch {
  const sort = searchChoice(raw.sort, Object.values(ProductSort));
  return {
    search: searchText(raw.search, LONGEST.search),
    category: searchText(raw.category, LONGEST.category),
    sort: sort === 'featured' ? undefined : sort,
    page: searchPage(raw.page),
  };
}

/** The call for an address. Equal addresses give equal calls, so that the server-rendered page's data is found again. */
export function toListParams({ search, category, sort, page }: CatalogueSearch): ListProductsParams {
  return {
    ...(search ? { search } : {}),
    ...(category ? { category } : {}),
    ...(sort ? { sort } : {}),
    ...(page ? { page } : {}),
  };
}

/** Whether the address picks some of the products; an order alone still shows all. */
export const isFiltered = ({ search, category }: CatalogueSearch): boolean => Boolean(search ?? category);

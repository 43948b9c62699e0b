import { searchPage, searchText } from '@/lib/search-text.ts';

/** The URL parameters of a list of the user's own records. */
export interface PagedSearch {
  search?: string | undefined;
  /** from 2 on */
  page?: number | undefined;
}

/** Reads the URL, or the fields of its form; invalid values are dropped. */
export const pagedSearch = (search: { readonly search?: unknown; readonly page?: unknown }): PagedSearch => ({
  search: searchText(search.search),
  page: searchPage(search.page),
});

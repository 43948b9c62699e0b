import { searchPage, searchText } from '@/lib/search-text.ts';

/** What the address of a list of the person's own things says. */
export interface OwnSearch {
  search?: string | undefined;
  /** from 2 on */
  page?: number | undefined;
}

/** Reads the address, or the fields of its form; what does not fit is dropped. */
export const ownSearch = (search: Record<string, unknown>): OwnSearch => ({
  search: searchText(search.search),
  page: searchPage(search.page),
});

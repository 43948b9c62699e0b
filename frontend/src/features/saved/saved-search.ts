import { searchChoice, searchPage } from '@/lib/search-text.ts';

/** What the address of the saved things says. */
export interface SavedSearch {
  /** products without it */
  show?: 'articles' | undefined;
  /** from 2 on */
  page?: number | undefined;
}

/** So many on one page: full rows of two and of three. */
const SAVED_LIMIT = 12;

/** Reads the address; what does not fit is dropped. */
export const readSavedSearch = (search: Record<string, unknown>): SavedSearch => ({
  show: searchChoice(search.show, ['articles'] as const),
  page: searchPage(search.page),
});

/** What the API is asked for of one of the two lists; the one that is not shown is only counted. */
export const savedQuery = ({ show, page = 1 }: SavedSearch, list: 'products' | 'articles') => ({
  page: list === (show ?? 'products') ? page : 1,
  limit: SAVED_LIMIT,
});

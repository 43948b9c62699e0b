import { searchOption, searchPage } from '@/lib/search-text.ts';

/** The URL parameters of the saved items. */
export interface SavedSearch {
  /** products without it */
  show?: 'articles' | undefined;
  /** from 2 on */
  page?: number | undefined;
}

/** Rows per page: full rows of two and of three. */
const SAVED_LIMIT = 12;

/** Reads the URL; invalid values are dropped. */
export const readSavedSearch = (search: Record<string, unknown>): SavedSearch => ({
  show: searchOption(search.show, ['articles'] as const),
  page: searchPage(search.page),
});

/** The API parameters of one of the two lists; the hidden list is only counted. */
export const savedQuery = ({ show, page = 1 }: SavedSearch, list: 'products' | 'articles') => ({
  page: list === (show ?? 'products') ? page : 1,
  limit: SAVED_LIMIT,
});

import type { ListPostsParams } from '@/api/generated/model.ts';
import { searchPage, searchText } from '@/lib/search-text.ts';

/** What the address of /blog can say. Everything that is not set is left out of it. */
export interface BlogSearch {
  search?: string | undefined;
  category?: string | undefined;
  tag?: string | undefined;
  /** From 2 on. */
  page?: number | undefined;
}

/** Longest texts that the API takes. */
const LONGEST = { search: 100, name: 60 };

/** Reads an address, or the fields of the search form; whatever makes no sense is left out. */
export function readBlogSearch(raw: Record<string, unknown>): BlogSearch {
  return {
    search: searchText(raw.search, LONGEST.search),
    category: searchText(raw.category, LONGEST.name),
    tag: searchText(raw.tag, LONGEST.name),
    page: searchPage(raw.page),
  };
}

/** The call for an address. Equal addresses give equal calls, so that the server-rendered page's data is found again. */
export function toListParams({ search, category, tag, page }: BlogSearch): ListPostsParams {
  return {
    ...(search ? { search } : {}),
    ...(category ? { category } : {}),
    ...(tag ? { tag } : {}),
    ...(page ? { page } : {}),
  };
}

/** Whether the address picks out some of the articles. */
export const isFiltered = ({ search, category, tag }: BlogSearch): boolean => Boolean(search ?? category ?? tag);

import type { ListPostsParams } from '@/api/generated/model.ts';
import { searchPage, searchText } from '@/lib/search-text.ts';

/** The URL parameters of /blog. Unset parameters are omitted. */
export interface BlogSearch {
  search?: string | undefined;
  category?: string | undefined;
  tag?: string | undefined;
  /** From 2 on. */
  page?: number | undefined;
}

/** Maximum lengths that the API accepts. */
const MAX_LENGTHS = { search: 100, name: 60 };

/** Reads a URL, or the fields of the search form; invalid values are dropped. */
export function readBlogSearch(raw: Record<string, unknown>): BlogSearch {
  return {
    search: searchText(raw.search, MAX_LENGTHS.search),
    category: searchText(raw.category, MAX_LENGTHS.name),
    tag: searchText(raw.tag, MAX_LENGTHS.name),
    page: searchPage(raw.page),
  };
}

/**
 * The request for a URL. Equal URLs give equal requests, so that the server-rendered page's data is found in the cache.
 */
export function toListParams({ search, category, tag, page }: BlogSearch): ListPostsParams {
  return {
    ...(search ? { search } : {}),
    ...(category ? { category } : {}),
    ...(tag ? { tag } : {}),
    ...(page ? { page } : {}),
  };
}

/** Whether the URL filters the articles. */
export const isFiltered = ({ search, category, tag }: BlogSearch): boolean => Boolean(search ?? category ?? tag);

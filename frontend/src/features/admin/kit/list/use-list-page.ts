import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type Filter, isFiltered } from './filters.ts';
import type { ListSearch } from './list-search.ts';
import type { Sort } from './sort.ts';

interface ListOptions {
  readonly filters?: readonly Filter[];
  /** The sort order of a URL without one. */
  readonly sort?: Sort;
}

/**
 * State of a list screen, all of it in the URL: search, filters, sort order, page, and what a panel shows.
 * @param search what the route's `validateSearch` returned
 */
export function useListPage<Search extends ListSearch>(
  search: Search,
  { filters = [], sort: firstSort }: ListOptions = {},
) {
  const navigate = useNavigate();
  const router = useRouter();
  const [path] = useState(() => router.latestLocation.pathname);

  const write = (change: object, replace: boolean) => {
    // After the user has followed a link to another screen, a debounced search must not navigate back.
    if (router.latestLocation.pathname !== path) return;
    // The current URL, not the rendered one: a row may have been opened while a search was being debounced.
    void navigate({ to: '.', search: { ...router.latestLocation.search, ...change }, replace, resetScroll: false });
  };
  // Filtering or sorting returns to the first page.
  const applyFilter = (change: Partial<Search> | Record<string, string | undefined>) =>
    write({ page: undefined, ...change }, true);
  const none = Object.fromEntries(filters.map(({ name }) => [name, undefined]));
  return {
    search,
    filters,
    text: search.search ?? '',
    sort: search.sort ?? firstSort,
    isFiltered: isFiltered(search, filters),
    /** Changes the URL with a history entry of its own, for example to open a panel. */
    go: (change: Partial<Search>) => write(change, false),
    narrow: applyFilter,
    find: (text: string) => applyFilter({ search: text || undefined }),
    clear: () => applyFilter({ ...none, search: undefined }),
  };
}

/** The result of `useListPage`, for the components that render it. */
export type ListPageState = Omit<ReturnType<typeof useListPage>, 'go'>;

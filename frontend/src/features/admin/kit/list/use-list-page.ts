import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type Filter, isPart } from './filters.ts';
import type { ListSearch } from './list-search.ts';
import type { Sort } from './sort.ts';

interface ListOptions {
  readonly filters?: readonly Filter[];
  /** The order of an address that names none. */
  readonly sort?: Sort;
}

/**
 * State of a list's screen, all of it in the address: text, filters, order, page, and what a panel shows.
 * @param search what the route's `validateSearch` has read
 */
export function useListPage<Search extends ListSearch>(
  search: Search,
  { filters = [], sort: firstSort }: ListOptions = {},
) {
  const navigate = useNavigate();
  const router = useRouter();
  const [path] = useState(() => router.latestLocation.pathname);

  const write = (change: object, replace: boolean) => {
    // Who has already followed a link to another screen must not be called back by a search text at rest.
    if (router.latestLocation.pathname !== path) return;
    // What the address says now, not what was rendered: a row may have been opened while a search text was at rest.
    void navigate({ to: '.', search: { ...router.latestLocation.search, ...change }, replace, resetScroll: false });
  };
  // What narrows or turns the list starts it again from its first page.
  const narrow = (change: Partial<Search> | Record<string, string | undefined>) =>
    write({ page: undefined, ...change }, true);
  const none = Object.fromEntries(filters.map(({ name }) => [name, undefined]));
  return {
    search,
    filters,
    text: search.search ?? '',
    sort: search.sort ?? firstSort,
    isPart: isPart(search, filters),
    /** Changes the address by a step of its own, as for opening a panel. */
    go: (change: Partial<Search>) => write(change, false),
    narrow,
    find: (text: string) => narrow({ search: text || undefined }),
    clear: () => narrow({ ...none, search: undefined }),
  };
}

/** What `useListPage` returns, for the parts that draw it. */
export type ListPageState = Omit<ReturnType<typeof useListPage>, 'go'>;

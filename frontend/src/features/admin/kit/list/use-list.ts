import { MAX_COUNTED } from '@contract/rules/list-pages.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { AdminList } from '@/api/generated/model.ts';
import type { defineList } from './define-list.ts';
import { type Filter, isFiltered } from './filters.ts';
import type { ListSearch, UncheckedSearch } from './list-search.ts';

type List<Params extends object, Data, Name extends string, Panel extends string> = ReturnType<
  typeof defineList<Params, Data, Name, Panel>
>;

interface StateOptions<Data, Name extends string> {
  /** The answer, for the numbers of rows in filters. */
  readonly data?: Data | undefined;
  /** The options of filters that only the screen knows. */
  readonly options?: { readonly [N in Name]?: Filter['options'] };
}

/**
 * State of a list screen, all of it in the URL: search, filters, sort order, page, and what a panel shows.
 * @param url what the route's `useSearch` returned
 */
export function useListState<Params extends object, Data, Name extends string, Panel extends string>(
  definition: List<Params, Data, Name, Panel>,
  url: UncheckedSearch,
  { data, options }: StateOptions<Data, Name> = {},
) {
  const navigate = useNavigate();
  const router = useRouter();
  const [path] = useState(() => router.latestLocation.pathname);
  const search = definition.read(url);
  const { search: text = '', sort = definition.firstSort }: ListSearch = search;
  const filters = definition.filters(search, data, options);

  const write = (change: object, replace: boolean) => {
    // After the user has followed a link to another screen, a debounced search must not navigate back.
    if (router.latestLocation.pathname !== path) return;
    // The current URL, not the rendered one: a row may have been opened while a search was being debounced.
    const current: UncheckedSearch = router.latestLocation.search;
    const next: object = { ...definition.read(current), ...change };
    void navigate({ to: '.', search: next, replace, resetScroll: false });
  };
  // Filtering or sorting returns to the first page.
  const applyFilter = (change: Record<string, string | undefined>) => write({ page: undefined, ...change }, true);
  const none = Object.fromEntries(filters.map(({ name }) => [name, undefined]));
  return {
    name: definition.name,
    search,
    filters,
    text,
    sort,
    isFiltered: isFiltered(search, filters),
    /** Changes the URL with a history entry of its own, for example to open a panel. */
    go: (change: Partial<typeof search>) => write(change, false),
    /** The same without a history entry: Back closes the panel instead of stepping through every record shown. */
    replace: (change: Partial<typeof search>) => write(change, true),
    /** Closes the panel. */
    close: () => write(definition.closed, false),
    narrow: applyFilter,
    find: (next: string) => applyFilter({ search: next || undefined }),
    clear: () => applyFilter({ ...none, search: undefined }),
  };
}

/** The rows of all pages of a filtered list. */
export interface ListResult<Row> {
  /** Number of rows that can be loaded. */
  readonly total: number;
  /** There are more rows than that. */
  readonly isPart: boolean;
  /** Identifies search, filters and sort order. */
  readonly scope: string;
  readonly load: (options: { signal: AbortSignal; onProgress: (loaded: number) => void }) => Promise<Row[]>;
}

/** The maximum that one call of a list answers. */
const BATCH_SIZE = 100;

interface Paged<Row> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly limit: number;
}

/** A list whose search, filters and pages are the server's. The last rows stay while the next ones are loading. */
export function useList<Params extends object, Row, Data extends Paged<Row>, Name extends string, Panel extends string>(
  definition: List<Params, Data & Paged<Row>, Name, Panel>,
  url: UncheckedSearch,
  options?: StateOptions<Data, Name>['options'],
) {
  const client = useQueryClient();
  const search = definition.read(url);
  const params = definition.params(search);
  const query = useQuery({ ...definition.query(params), placeholderData: keepPreviousData });
  const list = useListState(definition, url, { data: query.data, ...(options && { options }) });
  const total = query.data?.total ?? 0;

  const result: ListResult<Row> = {
    total: Math.min(total, MAX_COUNTED),
    isPart: total > MAX_COUNTED,
    scope: JSON.stringify({ ...params, page: undefined }),
    load: async ({ signal, onProgress }) => {
      // By position: a row may move to another page while the pages are being loaded.
      const rows: Row[] = [];
      for (let page = 1; rows.length < MAX_COUNTED; page += 1) {
        const { items } = await definition.query({ ...params, page, limit: BATCH_SIZE }).queryFn({ signal });
        rows.push(...items);
        onProgress(rows.length);
        if (items.length < BATCH_SIZE) break;
      }
      return rows;
    },
  };
  /** A page of this list. */
  const fetchPage = (page: number) =>
    client.fetchQuery(definition.query(definition.params({ ...search, page: page > 1 ? page : undefined })));
  return { list, query, result, fetchPage };
}

/** The state of a list, for the components that render it. */
export interface ListPageState {
  readonly name: AdminList;
  readonly search: ListSearch;
  readonly filters: readonly Filter[];
  readonly text: string;
  readonly sort: string | undefined;
  readonly isFiltered: boolean;
  readonly narrow: (change: Record<string, string | undefined>) => void;
  readonly find: (text: string) => void;
  readonly clear: () => void;
}

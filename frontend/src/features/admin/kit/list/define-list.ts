import type { QueryKey } from '@tanstack/react-query';
import type { AdminList } from '@/api/generated/model.ts';
import { statusLabel } from '@/components/status/status-variant.ts';
import { searchOption, searchPage, searchText } from '@/lib/search-text.ts';
import type { Filter } from './filters.ts';
import type { ListLabels } from './list-page.tsx';
import type { UncheckedSearch } from './list-search.ts';

/** Reads a parameter of the URL; undefined drops it. */
type Read = (value: unknown) => string | undefined;

/** The values that the call's parameter of this name takes. */
type FilterValue<Params, Name> = Name extends keyof Params ? NonNullable<Params[Name]> & string : string;

type SortOf<Params> = Params extends { sort?: infer Sort extends string } ? Sort : never;

type Options<Value extends string = string> = Readonly<Partial<Record<Value, string>>>;

type FilterSource<Data, Value extends string> =
  | {
      /** The values with their labels, in this order. */
      readonly options: Options<Value>;
      /** Reads the URL, where it may hold more than the options. */
      readonly read?: Read;
    }
  /** The options come with the answer. */
  | { readonly options: (data: Data) => Options; readonly read: Read }
  /** A date, or a value whose options only the screen knows. */
  | { readonly options?: undefined; readonly read: Read };

type FilterDefinition<Params, Data, Value extends string> = FilterSource<Data, Value> & {
  readonly legend: string;
  /** Too many options to be shown side by side. */
  readonly isLong?: true;
  /** Each option shows its number of rows: 'Pending 3'. */
  readonly counted?: Data extends { readonly counts?: Readonly<Record<Value, number>> | undefined } ? true : never;
  /** What a value asks for, where the call has no parameter of the filter's name. */
  readonly params?: (value: Value) => NoInfer<Partial<Params>>;
};

/** A filter has the name of a parameter of the call, or maps its value to one. */
type NamedFilter<Params, Data, Name> = FilterDefinition<Params, Data, FilterValue<Params, Name>> &
  (Name extends keyof Params ? unknown : { readonly params: object });

/** The checked URL parameters of a list. */
type Search<Params, Name extends string, Panel extends string> = {
  search?: string | undefined;
  /** a field's name, with '-' in front for descending */
  sort?: SortOf<Params> | undefined;
  /** from 2 on; the first page needs no parameter */
  page?: number | undefined;
} & { [N in Name]?: FilterValue<Params, N> | undefined } & { [P in Panel]?: string | undefined };

interface ListDefinition<Params, Data, Name extends string, Panel extends string> {
  /** Whose saved views and columns these are. */
  readonly name: AdminList;
  readonly labels: ListLabels;
  readonly filters?: { readonly [N in Name]: NamedFilter<Params, Data, N> };
  /** The generated enum of the call's sort orders; without it the list has one order. */
  readonly sorts?: Readonly<Record<string, SortOf<Params>>>;
  /** The sort order of a URL without one. */
  readonly firstSort?: SortOf<Params>;
  /** Parameters of the URL that are no part of the call, such as the row in the open panel. */
  readonly panel?: { readonly [P in Panel]: Read };
  /** Sent with every call unless the URL says otherwise. */
  readonly defaults?: NoInfer<Partial<Params>>;
}

const withoutUndefined = (params: object): object =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));

/** The options of a filter; none before the answer that names them. */
function readOptions<Data>(options: Options | ((data: Data) => Options), data: Data | undefined): Options {
  if (typeof options !== 'function') return options;
  return data === undefined ? {} : options(data);
}

/** A label for each value of a generated enum: the options of a filter. */
export const optionsOf = <Value extends string>(
  values: Readonly<Record<string, Value>> | readonly Value[],
  label: (value: Value) => string = statusLabel,
) => Object.fromEntries(Object.values<Value>(values).map((value) => [value, label(value)])) as Record<Value, string>;

/** A calendar date as `yyyy-mm-dd`, or undefined. */
export function searchDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) ? value : undefined;
}

/** A month as `yyyy-mm`, or undefined. Lists begin with this century. */
export function searchMonth(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('20')) return;
  return searchDay(`${value}-01`)?.slice(0, -3);
}

/**
 * The single definition of a list of the administration: its URL parameters, its filters and its request. Names
 * and values of filters and sort orders are those of the generated parameters, checked by the compiler.
 * @param call the generated operation
 * @param queryKey the generated function with its key
 */
export function defineList<Params extends object, Data, Name extends string = never, Panel extends string = never>(
  call: (params?: Params, options?: { signal?: AbortSignal }) => Promise<Data>,
  queryKey: (params?: Params) => QueryKey,
  definition: ListDefinition<Params, Data, Name, Panel>,
) {
  const { name: listName, labels, filters, sorts = {}, firstSort, panel, defaults } = definition;
  type ReadSearch = Search<Params, Name, Panel>;
  const named: [string, FilterDefinition<Params, Data, string>][] = Object.entries(filters ?? {});
  const panels: [string, Read][] = Object.entries(panel ?? {});

  /** The search, filters and sort order of the URL as parameters of the call: those of an export. */
  const filterParams = (search: ReadSearch): Partial<Params> => {
    const values: Readonly<Record<string, unknown>> = search;
    const asked = named.map(([name, { params }]) => {
      const value = values[name];
      return typeof value === 'string' && params ? params(value) : { [name]: value };
    });
    return withoutUndefined(
      Object.assign({ search: values.search }, ...asked, { sort: values.sort }),
    ) as Partial<Params>;
  };
  return {
    query: (params: Params) => ({
      queryKey: queryKey(params),
      queryFn: ({ signal }: { signal: AbortSignal }) => call(params, { signal }),
    }),
    name: listName,
    labels,
    firstSort,
    /** Removes the panel from the URL. */
    closed: Object.fromEntries(panels.map(([name]) => [name, undefined])),
    /** Reads the URL in its own order, which links keep; invalid values are dropped. */
    read: (url: UncheckedSearch): ReadSearch => {
      const search = {
        search: searchText(url.search),
        sort: searchOption(url.sort, Object.values<string>(sorts)),
        page: searchPage(url.page),
        ...Object.fromEntries(
          named.map(
            ([name, { options = {}, read = (value: unknown) => searchOption(value, Object.keys(options)) }]) => [
              name,
              read(url[name]),
            ],
          ),
        ),
        ...Object.fromEntries(panels.map(([name, read]) => [name, read(url[name])])),
      };
      return { ...url, ...search } as ReadSearch;
    },
    filterParams,
    /** The parameters of the call. */
    params: (search: ReadSearch): Params =>
      ({ ...defaults, ...filterParams(search), ...withoutUndefined({ page: search.page }) }) as Params,
    /**
     * The filters with their current values.
     * @param data the answer, for numbers of rows
     * @param screenOptions the options that only the screen knows
     */
    filters: (
      search: ReadSearch,
      data?: Data,
      screenOptions: { readonly [N in Name]?: Filter['options'] } = {},
    ): Filter[] => {
      const values: Readonly<Record<string, unknown>> = search;
      const { counts } = { ...data } as { counts?: Readonly<Record<string, number>> };
      return named.map(([name, { legend, options, counted, isLong }]) => ({
        name,
        legend,
        value: values[name] as string | undefined,
        ...(isLong && { isLong }),
        options:
          screenOptions[name as Name] ??
          (options &&
            Object.entries(readOptions(options, data)).map(([value, label = value]) => ({
              value,
              label,
              ...(counted && counts ? { count: counts[value] ?? 0 } : {}),
            }))),
      }));
    },
  };
}

/** The checked URL parameters of a list, for links to it. */
export type SearchOf<List extends { readonly read: (url: never) => unknown }> = ReturnType<List['read']>;

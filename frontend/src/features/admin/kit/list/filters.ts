import type { ListSearch } from './list-search.ts';

/** One thing that a list can be narrowed by. Its name is the parameter of the address. */
export interface Filter {
  readonly name: string;
  readonly legend: string;
  /** What is set; undefined shows everything. */
  readonly value: string | undefined;
  /** The values to choose from; without them the filter is a day, `yyyy-mm-dd`. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
}

export interface ActiveFilter {
  readonly name: string;
  /** What is shown of it: 'Status: Active'. */
  readonly label: string;
}

/** The filters that are set, in words. A value that is not among the choices is shown as it is. */
export function activeFilters(filters: readonly Filter[]): ActiveFilter[] {
  return filters.flatMap(({ name, legend, value, choices }) => {
    if (value === undefined) return [];
    const label = choices?.find((choice) => choice.value === value)?.label ?? value;
    return [{ name, label: `${legend}: ${label}` }];
  });
}

/** Whether text, filters or page leave something of the list out. */
export const isPart = ({ search, page }: ListSearch, filters: readonly Filter[]): boolean =>
  Boolean(search || page) || filters.some(({ value }) => value !== undefined);

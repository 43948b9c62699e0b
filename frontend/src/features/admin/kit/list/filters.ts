import type { ListSearch } from './list-search.ts';

/** One filter of a list. Its name is the URL parameter. */
export interface Filter {
  readonly name: string;
  readonly legend: string;
  /** The current value; undefined shows everything. */
  readonly value: string | undefined;
  /** The options; without them the filter is a date, `yyyy-mm-dd`. */
  readonly options?: readonly {
    readonly value: string;
    readonly label: string;
    /** Number of rows with this value, under the other filters. */
    readonly count?: number;
  }[];
  /** Too many options to be shown side by side. */
  readonly isLong?: boolean;
}

export interface ActiveFilter {
  readonly name: string;
  /** The label of its chip: 'Status: Active'. */
  readonly label: string;
}

/** The active filters in words. A value without a matching option is shown as it is. */
export function activeFilters(filters: readonly Filter[]): ActiveFilter[] {
  return filters.flatMap(({ name, legend, value, options }) => {
    if (value === undefined) return [];
    const label = options?.find((option) => option.value === value)?.label ?? value;
    return [{ name, label: `${legend}: ${label}` }];
  });
}

/** Whether search, filters or page hide a part of the list. */
export const isFiltered = ({ search, page }: ListSearch, filters: readonly Filter[]): boolean =>
  Boolean(search || page) || filters.some(({ value }) => value !== undefined);

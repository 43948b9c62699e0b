import type { SearchSchemaInput } from '@tanstack/react-router';

/** The URL parameters of every list of the administration. */
export interface ListSearch {
  search?: string | undefined;
  sort?: string | undefined;
  page?: number | undefined;
}

/** Unchecked URL parameters; the list's definition reads them. */
export type UncheckedSearch = Readonly<Record<string, unknown>>;

/** The props of a list's screen. */
export interface ListScreenProps {
  /** What the route's `useSearch` returned. */
  readonly search: UncheckedSearch;
}

/**
 * The `validateSearch` of a list's route: the parameters of links are checked by the compiler, those of a typed URL by
 * the list's definition, which stays out of the route table, since every visitor loads that.
 */
export const uncheckedSearch = <Search extends ListSearch>(
  search: Search & SearchSchemaInput,
): { [Name in keyof Search]?: unknown } => search;

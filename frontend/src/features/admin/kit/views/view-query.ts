import type { Filter } from '../list/filters.ts';
import type { ListSearch } from '../list/list-search.ts';

/**
 * What a saved view stores of a list: search, sort order and filters, as a query string; the page is not part of it.
 */
export function viewQuery({ search, sort }: ListSearch, filters: readonly Filter[]): string {
  const query = new URLSearchParams();
  const params = [['search', search], ['sort', sort], ...filters.map(({ name, value }) => [name, value])] as const;
  for (const [name, value] of params) if (name && value) query.set(name, value);
  return query.toString();
}

/** The change of parameters that applies a view: parameters that it does not name are removed. */
export function viewChange(query: string, filters: readonly Filter[]): Record<string, string | undefined> {
  const requested = new URLSearchParams(query);
  const names = ['search', 'sort', ...filters.map(({ name }) => name)];
  return Object.fromEntries(names.map((name) => [name, requested.get(name) ?? undefined]));
}

import type { Filter } from './filters.ts';
import type { ListSearch } from './list-search.ts';

/** What a saved view keeps of a list: text, order and filters, in the form of an address; the page is no part of it. */
export function viewQuery({ search, sort }: ListSearch, filters: readonly Filter[]): string {
  const query = new URLSearchParams();
  const kept = [['search', search], ['sort', sort], ...filters.map(({ name, value }) => [name, value])] as const;
  for (const [name, value] of kept) if (name && value) query.set(name, value);
  return query.toString();
}

/** The change that leads to a view: what it does not name is taken away. */
export function viewChange(query: string, filters: readonly Filter[]): Record<string, string | undefined> {
  const wanted = new URLSearchParams(query);
  const names = ['search', 'sort', ...filters.map(({ name }) => name)];
  return Object.fromEntries(names.map((name) => [name, wanted.get(name) ?? undefined]));
}

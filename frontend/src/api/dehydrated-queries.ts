import type { QueryClient, QueryKey } from '@tanstack/react-query';

type Answer = readonly [key: QueryKey, data: unknown];

/** The data of a rendered page as JSON, so that the browser need not request it again. */
export function dehydratedQueries(client: QueryClient): string {
  const answers = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }): Answer => [queryKey, state.data]);
  return JSON.stringify(answers);
}

/**
 * Restores the data of the server-rendered page, with the page's age.
 * @param dehydrated the parsed output of `dehydratedQueries`; anything else when the page carries no data
 * @returns whether the page can start from this data
 */
export function hydrateQueries(client: QueryClient, dehydrated: unknown, page: Document = document): boolean {
  if (!Array.isArray(dehydrated)) return false;
  const updatedAt = Date.parse(page.lastModified) || Date.now();
  for (const [key, data] of dehydrated as Answer[]) client.setQueryData(key, data, { updatedAt });
  return true;
}

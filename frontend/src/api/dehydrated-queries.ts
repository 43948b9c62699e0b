import type { QueryClient, QueryKey } from '@tanstack/react-query';

type Answer = readonly [key: QueryKey, data: unknown];

/** The data of a rendered page as JSON, so that the browser need not ask for them again. */
export function dehydratedQueries(client: QueryClient): string {
  const answers = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }): Answer => [queryKey, state.data]);
  return JSON.stringify(answers);
}

/**
 * Takes over the data of the server-rendered page, as old as the page itself is.
 * @param dehydrated what `dehydratedQueries` has written, read again; anything else where the page's data are gone
 * @returns whether the page can go on from them
 */
export function hydrateQueries(client: QueryClient, dehydrated: unknown, page: Document = document): boolean {
  if (!Array.isArray(dehydrated)) return false;
  const updatedAt = Date.parse(page.lastModified) || Date.now();
  for (const [key, data] of dehydrated as Answer[]) client.setQueryData(key, data, { updatedAt });
  return true;
}

import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Id of the data block in a served page. */
const ID = 'queries';

type Answer = readonly [key: QueryKey, data: unknown];

/** The data of a rendered page as a block for its end, so that the browser need not ask for them again. */
export function queriesBlock(client: QueryClient): string {
  const answers = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }): Answer => [queryKey, state.data]);
  // Inside a script element only '<' can end or change it.
  const text = JSON.stringify(answers).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${ID}">${text}</script>`;
}

/** Takes over the data of the served page, as old as the page itself is. */
export function takeServedQueries(client: QueryClient, page: Document = document): void {
  const text = page.getElementById(ID)?.textContent;
  if (!text) return;
  const updatedAt = Date.parse(page.lastModified) || Date.now();
  for (const [key, data] of JSON.parse(text) as Answer[]) client.setQueryData(key, data, { updatedAt });
}

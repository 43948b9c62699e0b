import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { setBusinessTimeZone } from '@/lib/business-time-zone.ts';
import { setShopCurrency } from '@/lib/format.ts';
import { setTopicNames } from '@/lib/topic-name.ts';
import { ApiError, isAborted } from './api-error.ts';
import type { Site } from './generated/model.ts';
import { getGetSiteQueryKey } from './generated/site/site.ts';

/** Server-rendered pages are cached for less than this, so a freshly hydrated page does not refetch. */
const STALE_MS = 120_000;

/** A failed GET is retried once, unless the answer would be the same (4xx, maintenance) or the user cancelled. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return failures < 1 && !refused && !isClosed(error) && !isAborted(error);
}

/** Whether a call failed because the site is closed for maintenance. */
function isClosed(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === 'maintenance';
}

/** One client per page load, and one per render on the server, where a retry would delay the page. */
export function createQueryClient(): QueryClient {
  // When the site closes for maintenance, the next call reports it; the settings then close the whole page.
  const onError = (error: unknown) => {
    if (isClosed(error)) void client.invalidateQueries({ queryKey: getGetSiteQueryKey() });
  };
  const queryCache = new QueryCache({ onError });
  const client: QueryClient = new QueryClient({
    queryCache,
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: import.meta.env.SSR ? false : shouldRetry,
        // Offline the service worker may have the answer; otherwise the screen shows an error.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Offline a mutation fails immediately; the default would wait for the network and send it later.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // Set before anything shows an amount or a date: the site's settings are the first data of rendered and of loaded
  // pages.
  queryCache.subscribe(() => {
    const site = client.getQueryData<Partial<Site>>(getGetSiteQueryKey());
    if (site?.currency) setShopCurrency(site.currency);
    if (site?.time_zone) setBusinessTimeZone(site.time_zone);
    if (site) setTopicNames(site.names);
  });
  return client;
}

import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { setShopCurrency } from '@/lib/format.ts';
import { setShopZone } from '@/lib/shop-zone.ts';
import { ApiError, isGivenUp } from './api-error.ts';
import type { Site } from './generated/model.ts';
import { getGetSiteQueryKey } from './generated/site/site.ts';

/** Server-rendered pages are cached for less than this, so a page that has just hydrated does not ask again. */
const STALE_MS = 120_000;

/** A failed GET is tried once more, unless the answer would be the same (4xx, maintenance) or the reader stopped waiting. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return failures < 1 && !refused && !isClosed(error) && !isGivenUp(error);
}

/** Whether a call failed because the site is closed for maintenance. */
function isClosed(error: unknown): boolean {
  return error instanceof ApiError && error.body?.code === 'maintenance';
}

/** One client per page load, and per render on the server, where nobody should wait for a second attempt. */
export function createQueryClient(): QueryClient {
  // A site that closes while somebody is reading says so with the next call; its settings then tell the whole page.
  const onError = (error: unknown) => {
    if (isClosed(error)) void client.invalidateQueries({ queryKey: getGetSiteQueryKey() });
  };
  const queryCache = new QueryCache({ onError });
  const client: QueryClient = new QueryClient({
    queryCache,
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: STALE_MS, retry: import.meta.env.SSR ? false : shouldRetry },
      mutations: { retry: false },
    },
  });
  // Known before anything shows an amount or a day: the site's settings are the first data of a rendered page and of a loaded one.
  queryCache.subscribe(() => {
    const site = client.getQueryData<Partial<Site>>(getGetSiteQueryKey());
    if (site?.currency) setShopCurrency(site.currency);
    if (site?.time_zone) setShopZone(site.time_zone);
  });
  return client;
}

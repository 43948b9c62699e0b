import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/schema.ts';
import type { SiteInfo, SiteState } from '../../http/site-state.ts';
import { DEFAULT_SITE, findSiteInfo } from './site.repository.ts';

const TTL_MS = 2_000;
const KEY = 'site';

const DEFAULT_FACTS: SiteInfo = {
  name: DEFAULT_SITE.name,
  description: '',
  contactEmail: '',
  address: '',
  maintenance: false,
  theme: null,
  accent: null,
  icon: null,
  logo: null,
};

async function read(db: Kysely<Database>): Promise<SiteInfo> {
  const row = await findSiteInfo(db);
  if (!row) return DEFAULT_FACTS;
  const { contact_email: contactEmail, default_theme: theme, ...facts } = row;
  return { ...facts, contactEmail, theme };
}

/**
 * Caches the site's facts briefly, because every request needs them. When the listening connection is lost and a change
 * is not announced, it is seen once the cache expires. While the database does not answer, the last known facts are
 * used.
 * @param now milliseconds of a monotonic clock
 */
export function createSiteState(db: Kysely<Database>, now: () => number = () => performance.now()): SiteState {
  const cache = new LRUCache<typeof KEY, SiteInfo>({
    max: 1,
    ttl: TTL_MS,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: () => read(db),
    noDeleteOnFetchRejection: true,
    // A read overtaken by forget() still answers its callers, but is not cached.
    ignoreFetchAbort: true,
  });
  const lastKnown = () => cache.peek(KEY, { allowStale: true });
  return {
    get: async () => {
      try {
        return await cache.forceFetch(KEY);
      } catch (error) {
        const lastValue = lastKnown();
        if (!lastValue) throw error;
        return lastValue;
      }
    },
    peek: () => cache.get(KEY, { noDeleteOnStaleGet: true }),
    forget: () => {
      const lastValue = lastKnown();
      // The known value stays as stale: it is used while the database gives no newer one.
      if (lastValue) cache.set(KEY, lastValue, { start: now() - 2 * TTL_MS });
      else cache.delete(KEY);
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Request } from 'express';
import { isbot } from 'isbot';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { splitLanguage, toLanguagePath } from '../../../contract/rules/languages.ts';
import { toRedirectKey } from '../../../contract/rules/redirects.ts';
import type { Database } from '../db/schema.ts';
import { type Change, isAffected } from '../lib/changes.ts';
import type { Logger } from '../lib/log.ts';
import { addRedirectHits, listTargets } from './redirects.repository.ts';

/** How long a server that is not notified of changes may not know of one. */
const TTL_MS = 60_000;
/** Hits are stored together after this time; a server that is killed loses them. */
const STORE_AFTER_MS = 1_000;
/** Different paths waiting to be stored; what exceeds this is not counted. */
const MAX_WAITING = 1_000;
const KEY = 'redirects';
/** Articles with a slug are also found by their number. */
const NUMBERED = /^\/blog\/\d+$/;

type FollowedRequest = Pick<Request, 'method' | 'path' | 'url' | 'get'>;

export interface Redirects {
  /**
   * The redirect target of a request whose page was rendered with this status, in the language of its path and with its
   * query; undefined when the page exists or has no redirect. Counts the redirected readers, including those of a
   * former slug.
   */
  follow(request: FollowedRequest, status: number): Promise<string | undefined>;
  forget(change: Change): void;
}

/** The redirects made by hand, and counts of all that were followed. */
export function createRedirects(db: Kysely<Database>, log: Pick<Logger, 'warn'>): Redirects {
  const cache = new LRUCache<typeof KEY, ReadonlyMap<string, string>>({
    max: 1,
    ttl: TTL_MS,
    fetchMethod: async () => new Map((await listTargets(db)).map(({ path, target }) => [path, target])),
    // A read overtaken by a change still answers its callers, but is not cached.
    ignoreFetchAbort: true,
  });
  let waiting = new Map<string, number>();
  let isStoring = false;

  const store = async () => {
    try {
      while (waiting.size > 0) {
        await sleep(STORE_AFTER_MS, undefined, { ref: false });
        const hits = waiting;
        waiting = new Map();
        await addRedirectHits(db, hits);
      }
    } catch (error) {
      log.warn('Hits of redirects could not be stored', { error });
    } finally {
      isStoring = false;
    }
  };

  const find = async (path: string, query: string): Promise<string | undefined> => {
    const key = toRedirectKey(path);
    const target = key === null ? undefined : (await cache.forceFetch(KEY)).get(key);
    if (target === undefined) return undefined;
    const { language } = splitLanguage(path);
    const place = splitLanguage(target).language === 'en' ? toLanguagePath(target, language) : target;
    return query === '' || /[?#]/.test(place) ? place : `${place}?${query}`;
  };

  /** Bots are not counted, nor are browsers that prefetch a page. */
  const count = (request: FollowedRequest) => {
    const key = toRedirectKey(request.path);
    const userAgent = request.get('User-Agent') ?? '';
    if (request.method !== 'GET' || key === null || NUMBERED.test(key) || userAgent === '' || isbot(userAgent)) return;
    if (request.get('Sec-Purpose')?.startsWith('prefetch')) return;
    if (!waiting.has(key) && waiting.size >= MAX_WAITING) return;
    waiting.set(key, (waiting.get(key) ?? 0) + 1);
    if (isStoring) return;
    isStoring = true;
    void store();
  };

  return {
    async follow(request, status) {
      const query = request.url.split('?').slice(1).join('?');
      // Without its database the site still answers 404.
      const to = status === 404 ? await find(request.path, query).catch(() => undefined) : undefined;
      if (to !== undefined || status === 308) count(request);
      return to;
    },
    forget: (change) => {
      if (isAffected(change, [KEY])) cache.clear();
    },
  };
}

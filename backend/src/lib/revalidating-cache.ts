import { LRUCache } from 'lru-cache';
import { countCache } from './cache-figures.ts';

/** A cache with stale-while-revalidate: bounded, least recently used first out, each key made once at a time. */
export interface RevalidatingCache<Value> {
  /**
   * The cached value, or a new one from `make`. A stale value is still returned while a new one is being made in the
   * background; if that fails, the stale one stays. `make` is given the value it replaces, if there is one.
   */
  get(key: string, make: Make<Value>): Promise<Value>;
  has(key: string): boolean;
  /** A fresh value, without making one. */
  peek(key: string): Value | undefined;
  /** Forgets the values that match; what is being made in place of one is returned to its callers and not kept. */
  drop(matches: (value: Value) => boolean): void;
  /** Empties the cache; values that are being made are returned to their callers and not kept. */
  clear(): void;
}

type Make<Value> = (previous: Value | undefined) => Promise<Value>;

interface Options<Value> {
  /** How it is called among the figures of the process. */
  name: string;
  max: number;
  /** Age in milliseconds after which a value is stale. */
  freshMs: number;
  /** Age after which a stale value is no longer used. */
  keepMs: number;
  /** What a new value does to the cache: take the key's place, empty it, or leave what is there (a passing fault). */
  verdict?: (value: Value) => 'keep' | 'drop' | 'leave';
  /** A monotonic clock that does not begin at zero. */
  now?: () => number;
}

/** Carries a value past the cache, which keeps whatever is returned to it. */
class NotKept<Value> extends Error {
  readonly value: Value;
  constructor(value: Value) {
    super('This value is not kept');
    this.value = value;
  }
}

export function createRevalidatingCache<Value extends NonNullable<unknown>>(
  options: Options<Value>,
): RevalidatingCache<Value> {
  const { name, max, freshMs, keepMs, verdict = () => 'keep', now = () => performance.now() } = options;
  const cache = new LRUCache<string, Value, Make<Value>>({
    max,
    ttl: freshMs,
    ttlResolution: 0,
    perf: { now },
    allowStale: true,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
    fetchMethod: async (key, previous, { context: make, signal }) => {
      const value = await make(previous);
      const effect = verdict(value);
      if (effect === 'keep') return value;
      if (effect === 'drop' && !signal.aborted) cache.delete(key);
      throw new NotKept(value);
    },
  });
  const figures = countCache(name, () => cache.size);
  return {
    async get(key, make) {
      if (cache.getRemainingTTL(key) < freshMs - keepMs) cache.delete(key);
      if (cache.peek(key, { allowStale: true }) === undefined) figures.misses += 1;
      else figures.hits += 1;
      try {
        return await cache.forceFetch(key, { context: make });
      } catch (error) {
        if (error instanceof NotKept) return error.value;
        throw error;
      }
    },
    has: (key) => cache.peek(key) !== undefined,
    peek: (key) => {
      const value = cache.get(key, { allowStale: false });
      if (value !== undefined) figures.hits += 1;
      return value;
    },
    drop: (matches) => {
      for (const [key, value] of [...cache.entries()]) if (matches(value)) cache.delete(key);
    },
    clear: () => cache.clear(),
  };
}

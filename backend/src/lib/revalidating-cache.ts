import { LRUCache } from 'lru-cache';
import { registerCache } from './cache-stats.ts';

/**
 * A cache with stale-while-revalidate: bounded, with LRU eviction; concurrent requests for a key share one computation.
 */
export interface RevalidatingCache<Value> {
  /**
   * The cached value, or a new one from `make`. A stale value is still returned while a new one is created in the
   * background; if that fails, the stale one stays. `make` is passed the value it replaces, if any.
   */
  get(key: string, make: Make<Value>): Promise<Value>;
  has(key: string): boolean;
  /** A fresh value, without creating one. */
  peek(key: string): Value | undefined;
  /** Removes the matching values; replacements being created are returned to their callers but not cached. */
  drop(matches: (value: Value) => boolean): void;
  /** Empties the cache; values being created are returned to their callers but not cached. */
  clear(): void;
}

type Make<Value> = (previous: Value | undefined) => Promise<Value>;

interface Options<Value> {
  /** The name in the process's metrics. */
  name: string;
  max: number;
  /** Age in milliseconds after which a value is stale. */
  freshMs: number;
  /** Age after which a stale value is no longer used. */
  keepMs: number;
  /**
   * The effect of a new value on the cache: keep it, drop the key's value, or leave the existing one (a temporary
   * error).
   */
  verdict?: (value: Value) => 'keep' | 'drop' | 'leave';
  /** A monotonic clock that does not start at zero. */
  now?: () => number;
}

/** Carries a value past the cache, which stores every returned value. */
class UncachedValue<Value> extends Error {
  readonly value: Value;
  constructor(value: Value) {
    super('This value is not cached');
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
      throw new UncachedValue(value);
    },
  });
  const stats = registerCache(name, () => cache.size);
  return {
    async get(key, make) {
      if (cache.getRemainingTTL(key) < freshMs - keepMs) cache.delete(key);
      if (cache.peek(key, { allowStale: true }) === undefined) stats.misses += 1;
      else stats.hits += 1;
      try {
        return await cache.forceFetch(key, { context: make });
      } catch (error) {
        if (error instanceof UncachedValue) return error.value;
        throw error;
      }
    },
    has: (key) => cache.peek(key) !== undefined,
    peek: (key) => {
      const value = cache.get(key, { allowStale: false });
      if (value !== undefined) stats.hits += 1;
      return value;
    },
    drop: (matches) => {
      for (const [key, value] of [...cache.entries()]) if (matches(value)) cache.delete(key);
    },
    clear: () => cache.clear(),
  };
}

/** Hits and misses of a cache since the process started. */
export interface CacheStats {
  hits: number;
  misses: number;
  /** number of values in it now */
  size: () => number;
}

const caches = new Map<string, CacheStats>();

/** The caches of this process by name. */
export const cacheStats: ReadonlyMap<string, CacheStats> = caches;

/** Starts counting for a cache; replaces another one with the same name. */
export function registerCache(name: string, size: () => number): CacheStats {
  const stats = { hits: 0, misses: 0, size };
  caches.set(name, stats);
  return stats;
}

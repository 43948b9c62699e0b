/** Hits and misses of a cache since the process started. */
export interface CacheFigures {
  hits: number;
  misses: number;
  /** number of values in it now */
  size: () => number;
}

const caches = new Map<string, CacheFigures>();

/** The caches of this process by name. */
export const cacheFigures: ReadonlyMap<string, CacheFigures> = caches;

/** Starts counting for a cache; replaces another one with the same name. */
export function countCache(name: string, size: () => number): CacheFigures {
  const figures = { hits: 0, misses: 0, size };
  caches.set(name, figures);
  return figures;
}

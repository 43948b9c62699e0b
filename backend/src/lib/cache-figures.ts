/** How often a cache had what it was asked for, since the process began. */
export interface CacheFigures {
  hits: number;
  misses: number;
  /** values in it now */
  size: () => number;
}

const caches = new Map<string, CacheFigures>();

/** The caches of this process by name. */
export const cacheFigures: ReadonlyMap<string, CacheFigures> = caches;

/** Begins to count for a cache; another one of the same name takes its place. */
export function countCache(name: string, size: () => number): CacheFigures {
  const figures = { hits: 0, misses: 0, size };
  caches.set(name, figures);
  return figures;
}

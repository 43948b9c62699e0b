import type { Rendering } from '../cache/renderings.ts';

/** During revalidation a cache may serve its current page for the same time again. */
const toCacheControl = (seconds: number): string =>
  `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`;

/**
 * Headers for upstream caches, not for browsers: how long they may serve a page, and the tags by which it can be purged
 * (the first name is for Fastly and Varnish, the second for Cloudflare).
 * @param seconds 0 makes every cache revalidate each time
 */
export function cdnHeaders({ tags }: Pick<Rendering, 'tags'>, seconds: number): [string, string][] {
  if (seconds === 0) return [];
  const sorted = [...tags].sort();
  return [
    ['Cache-Control', toCacheControl(seconds)],
    ['Surrogate-Key', sorted.join(' ')],
    ['Cache-Tag', sorted.join(',')],
  ];
}

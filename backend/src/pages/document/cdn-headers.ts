import type { Shown } from '../cache/renderings.ts';

/** While it asks for a newer page a cache may show the one it has for as long again. */
const revalidating = (seconds: number): string =>
  `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`;

/**
 * Headers for caches in front of the server, which browsers do not read: how long they may show a page, and the tags by which
 * they can be told to forget it (the first name is that of Fastly and Varnish, the second that of Cloudflare).
 * @param seconds 0 lets every cache ask each time
 */
export function cdnHeaders({ tags }: Shown, seconds: number): [string, string][] {
  if (seconds === 0) return [];
  const sorted = [...tags].sort();
  return [
    ['Cache-Control', revalidating(seconds)],
    ['Surrogate-Key', sorted.join(' ')],
    ['Cache-Tag', sorted.join(',')],
  ];
}

/** What to do with the address of a page. */
export type Address =
  /** Rendered and cached under `key`. */
  | { kind: 'public'; key: string }
  /** Rendered for this reader only: the address holds a secret. */
  | { kind: 'secret'; key: string }
  /** Behind a sign-in: the browser renders it. */
  | { kind: 'private'; title: string }
  | { kind: 'redirect'; status: 307 | 308; to: string }
  /** Longer than an address anybody would type; the browser may make of it what it can. */
  | { kind: 'odd' }
  /** Nothing can have this address. */
  | { kind: 'broken' };

const PRIVATE = /^\/(dashboard|admin)(?:\/|$)/;
/** Until the application names its screen. */
const titleOf = (path: string): string => (path.startsWith('/admin') ? 'Administration' : 'Dashboard');
const LONGEST = 300;
const MOST_PARAMETERS = 6;

/**
 * Added by other sites to count clicks. They never change a page, so each value is no page of its own in the cache; they stay
 * in the address, because those who count look for them behind redirects too.
 */
const TRACKING = /^(?:utm_\w+|gclid|fbclid|msclkid|dclid|mc_[ce]id|ref)$/;

/** Parameters that must not be cached or shown to anybody else. */
const SECRET = new Set(['token']);

/** Sorts an address by how it may be rendered. `url` is path and query as they came in. */
export function readAddress(url: string): Address {
  // A request line may also name a whole URL; only proxies do that, and this is none.
  if (!url.startsWith('/')) return { kind: 'broken' };
  const [rawPath = '/', ...rest] = url.split('?');
  // Leading slashes become one: a redirect to `//host` would lead to another site.
  const path = rawPath.replace(/^\/{2,}/, '/').replace(/(?<=.)\/+$/, '');
  const query = rest.join('?');
  if (path === '/index.html') return { kind: 'redirect', status: 308, to: '/' };
  if (path !== rawPath) return { kind: 'redirect', status: 308, to: withQuery(path, query) };
  if (PRIVATE.test(path)) return { kind: 'private', title: titleOf(path) };
  if (/[^!-~]/.test(url) || !isDecodable(path)) return { kind: 'broken' };
  if (url.length > LONGEST) return { kind: 'odd' };

  const given = [...new URLSearchParams(query)];
  const own = given.filter(([name]) => !TRACKING.test(name));
  if (own.length > MOST_PARAMETERS) return { kind: 'odd' };
  const sorted = own.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const key = withQuery(path, new URLSearchParams(sorted).toString());
  return { kind: sorted.some(([name]) => SECRET.has(name)) ? 'secret' : 'public', key };
}

const withQuery = (path: string, query: string): string => (query === '' ? path : `${path}?${query}`);

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path).isWellFormed();
  } catch {
    return false;
  }
}

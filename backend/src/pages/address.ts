/** What to do with the address of a page. */
export type Address =
  /** Rendered and kept under `key`. */
  | { kind: 'public'; key: string }
  /** Rendered for this reader only: the address holds a secret. */
  | { kind: 'secret'; key: string }
  /** Behind a sign-in: the browser renders it. */
  | { kind: 'private' }
  | { kind: 'redirect'; to: string }
  /** Not an address anybody would type; the browser may make of it what it can. */
  | { kind: 'odd' };

const PRIVATE = /^\/(?:dashboard|admin)(?:\/|$)/;
const LONGEST = 300;
const MOST_PARAMETERS = 6;

/** Added by other sites to count clicks; they never change a page. */
const TRACKING = /^(?:utm_\w+|gclid|fbclid|msclkid|dclid|mc_[ce]id|ref)$/;

/** Parameters that must not be kept or shown to anybody else. */
const SECRET = new Set(['token']);

/** Sorts an address by how it may be rendered. `url` is path and query as they came in. */
export function readAddress(url: string): Address {
  const [rawPath = '/', ...rest] = url.split('?');
  // Leading slashes become one: a redirect to `//host` would lead to another site.
  const path = rawPath.replace(/^\/{2,}/, '/').replace(/(?<=.)\/+$/, '');
  const query = rest.join('?');
  if (path === '/index.html') return { kind: 'redirect', to: '/' };
  if (path !== rawPath) return { kind: 'redirect', to: query ? `${path}?${query}` : path };
  if (PRIVATE.test(path)) return { kind: 'private' };
  if (url.length > LONGEST || /[^!-~]/.test(url) || !isDecodable(path)) return { kind: 'odd' };

  const given = [...new URLSearchParams(query)].filter(([name]) => !TRACKING.test(name));
  if (given.length > MOST_PARAMETERS) return { kind: 'odd' };
  const sorted = given.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const search = new URLSearchParams(sorted).toString();
  const key = search === '' ? path : `${path}?${search}`;
  return { kind: sorted.some(([name]) => SECRET.has(name)) ? 'secret' : 'public', key };
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path).isWellFormed();
  } catch {
    return false;
  }
}

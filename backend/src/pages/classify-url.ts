import { type Language, splitLanguage } from '../../../contract/rules/languages.ts';

/** How to handle a page's URL. */
export type Address =
  /** Rendered and cached under `key`. */
  | { kind: 'public'; key: string }
  /** Rendered for this reader only: the URL contains a secret. */
  | { kind: 'secret'; key: string }
  /** Requires signing in: the browser renders it. */
  | { kind: 'private'; area: 'dashboard' | 'admin'; language: Language }
  | { kind: 'redirect'; status: 307 | 308; to: string }
  /** Longer than any real URL; left to the browser. */
  | { kind: 'odd'; language: Language }
  /** Nothing can have this URL. */
  | { kind: 'broken'; language: Language };

const PRIVATE = /^\/(dashboard|admin)(?:\/|$)/;
const MAX_LENGTH = 300;
const MAX_PARAMETERS = 6;

/**
 * Added by other sites to count clicks. They never change a page, so they are not part of the cache key; they stay in
 * the URL, because analytics needs them after redirects too.
 */
const TRACKING = /^(?:utm_\w+|gclid|fbclid|msclkid|dclid|mc_[ce]id|ref)$/;

/** Parameters that must not be cached or shown to others. */
const SECRET = new Set(['token']);
/** The page that a sign-in provider redirects to: its parameters are secret. */
const SECRET_PATH = '/login/callback';

/** Classifies a URL by how it may be rendered. `url` is the raw path and query. */
export function classifyUrl(url: string): Address {
  // A request line may also contain a whole URL; only proxies get those, and this is not one.
  if (!url.startsWith('/')) return { kind: 'broken', language: 'en' };
  const [rawPath = '/', ...rest] = url.split('?');
  // Leading slashes become one: a redirect to `//host` would lead to another site.
  const trimmed = rawPath.replace(/^\/{2,}/, '/').replace(/(?<=.)\/+$/, '');
  const { language, path: place } = splitLanguage(trimmed);
  // A language's home page ends with a slash, as the site's own does.
  const path = language !== 'en' && place === '/' ? `${trimmed}/` : trimmed;
  const query = rest.join('?');
  if (path === '/index.html') return { kind: 'redirect', status: 308, to: '/' };
  if (path !== rawPath) return { kind: 'redirect', status: 308, to: withQuery(path, query) };
  const area = PRIVATE.exec(place)?.[1];
  if (area === 'dashboard' || area === 'admin') return { kind: 'private', area, language };
  if (/[^!-~]/.test(url) || !isDecodable(path)) return { kind: 'broken', language };
  if (url.length > MAX_LENGTH) return { kind: 'odd', language };

  const parameters = [...new URLSearchParams(query)];
  const relevant = parameters.filter(([name]) => !TRACKING.test(name));
  if (relevant.length > MAX_PARAMETERS) return { kind: 'odd', language };
  const sorted = relevant.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const key = withQuery(path, new URLSearchParams(sorted).toString());
  const isSecret = place === SECRET_PATH || sorted.some(([name]) => SECRET.has(name));
  return { kind: isSecret ? 'secret' : 'public', key };
}

const withQuery = (path: string, query: string): string => (query === '' ? path : `${path}?${query}`);

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path).isWellFormed();
  } catch {
    return false;
  }
}

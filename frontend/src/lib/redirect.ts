/** The default destination, used without a target or for a target outside this site. */
const HOME = '/dashboard';

/** Returning to these paths after signing in would loop. */
const SIGN_IN_PAGES = new Set(['/login', '/register', '/forgot-password', '/admin/login']);

// Browsers read '\' as '/' and drop tabs and line breaks, so '/\evil.example' and '/<tab>/evil.example' leave the site.
const isUnsafe = (value: string): boolean =>
  value.includes('\\') || [...value].some((character) => character.charCodeAt(0) < 0x20);

/**
 * The path to open after signing in: `value` when it is a path of this site, otherwise `fallback`.
 * @param value unvalidated input from the URL
 */
export function sameOriginPath(value: unknown, fallback = HOME): string {
  if (typeof value !== 'string' || !value.startsWith('/') || value.startsWith('//') || isUnsafe(value)) return fallback;
  const base = 'http://own.invalid';
  if (!URL.canParse(value, base)) return fallback;
  const { origin, pathname, search, hash } = new URL(value, base);
  if (origin !== base || pathname.startsWith('//') || SIGN_IN_PAGES.has(pathname.replace(/\/+$/, ''))) return fallback;
  return pathname + search + hash;
}

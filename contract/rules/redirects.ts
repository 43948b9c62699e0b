import { isReservedSlug } from './page-slugs.ts';
import { isPrivatePath } from './private-paths.ts';
import { isOneLine } from './text.ts';
import { toPlainPath } from './visit-paths.ts';

export const MAX_REDIRECTS = 500;

const MAX_TARGET_LENGTH = 300;

/** Begins with one slash: two, or one with a backslash, would lead to another site. */
const OWN_PATH = /^\/(?![/\\])/;

/**
 * A requested path as redirects are found by it: decoded, composed, without language and slash at its end; null for the
 * home page, and for what cannot be decoded.
 */
export function toRedirectKey(rawPath: string): string | null {
  const path = toPlainPath(rawPath)?.normalize('NFC') ?? null;
  return path === null || path === '/' || path === '' ? null : path;
}

/** The path that was typed for a redirect; null when it is none. */
export function toRedirectPath(text: string): string | null {
  const path = text.trim();
  return OWN_PATH.test(path) && !/[?#\\]/.test(path) ? toRedirectKey(path) : null;
}

/** The target that was typed, on this site; null for any other. @param siteUrl without a slash at its end */
export function toRedirectTarget(text: string, siteUrl: string): string | null {
  const typed = text.trim();
  const path = typed === siteUrl ? '/' : typed.startsWith(`${siteUrl}/`) ? typed.slice(siteUrl.length) : typed;
  if (!OWN_PATH.test(path) || path.includes('\\') || !isOneLine(path)) return null;
  const { pathname, search, hash } = new URL(path, 'https://site.invalid');
  const target = pathname + search + hash;
  // '/..//host' becomes '//host'.
  return OWN_PATH.test(target) && target.length <= MAX_TARGET_LENGTH ? target : null;
}

const targetKey = (target: string): string | null => toRedirectKey(target.split(/[?#]/, 1)[0] ?? '');

/** Whether a redirect would lead back to its own path, alone or through others. @param find target of another path */
export function isRedirectLoop(path: string, target: string, find: (path: string) => string | undefined): boolean {
  const visited = new Set([path]);
  for (let next: string | undefined = target; next !== undefined; ) {
    const key = targetKey(next);
    if (key === null) return false;
    if (visited.has(key)) return true;
    visited.add(key);
    next = find(key);
  }
  return false;
}

/** Below these nothing is a page. */
const TECHNICAL =
  /^\/(?:api|assets|checkout|docs|fonts|hooks|media|page-data|share-cards|static|uploads|well-known|\.well-known)(?:\/|$)/;

/** Files that are served before any page. */
const SERVED_FILE = /^\/(?:robots\.txt|rss\.xml|index\.html|manifest\.webmanifest|sitemap[\w-]*\.xml|favicon\.\w+)$/;

/** Whether the site itself answers a path, whatever its content. */
export const isSitePath = (path: string): boolean =>
  isPrivatePath(path) || TECHNICAL.test(path) || SERVED_FILE.test(path) || isReservedSlug(path.slice(1));

/** Paths that content can have, with the part that names it. */
const CONTENT = [
  ['product', /^\/product\/(?<name>[1-9]\d{0,8})(?:\/changelog)?$/],
  ['bundle', /^\/bundle\/(?<name>[1-9]\d{0,8})$/],
  ['article', /^\/blog\/(?<name>[^/]+)$/],
  ['case-study', /^\/work\/(?<name>[^/]+)$/],
  ['page', /^\/(?<name>[^/]+)$/],
] as const;

export type ContentKind = (typeof CONTENT)[number][0];

/** The content that a path could show, by its id or address; null if it can have none. */
export function findContentOfPath(path: string): { kind: ContentKind; name: string } | null {
  for (const [kind, pattern] of CONTENT) {
    const name = pattern.exec(path)?.groups?.name;
    if (name !== undefined) return { kind, name };
  }
  return null;
}

import { SLUG } from './article-slugs.ts';
import { splitLanguage } from './languages.ts';
import { isReservedSlug } from './page-slugs.ts';
import { isPrivatePath } from './private-paths.ts';
import { cutText, isOneLine, isStorableText } from './text.ts';

const NAMED =
  /^\/(?:about|accessibility|blog|book-a-call|cart|contact|forgot-password|login|newsletters|privacy-policy|products|register|security|services|start-project|terms-and-conditions|withdraw|work)?$/;
const ITEM =
  /^\/(?:product|bundle|checkout)\/[1-9]\d{0,8}$|^\/product\/[1-9]\d{0,8}\/(?:changelog|live\/[a-z]+(?:-[a-z]+)*)$/;
const OWN_PAGE = /^\/(?<slug>[a-z0-9]+(?:-[a-z0-9]+)*)$/;
const ISSUE = /^\/newsletters\/[\da-f-]{36}$/;
const STUDY = /^\/work\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * A path without its language, in readable letters and without a slash at its end; null if it cannot be decoded, or if
 * its escapes hide what cannot be stored.
 */
export function toPlainPath(raw: string): string | null {
  try {
    const { path } = splitLanguage(decodeURIComponent(raw).replace(/(?<=.)\/+$/, ''));
    return path.length <= 200 && isOneLine(path) && isStorableText(path) ? path : null;
  } catch {
    return null;
  }
}

const isArticle = (path: string): boolean => path.startsWith('/blog/') && SLUG.test(path.slice('/blog/'.length));

/** The path that a page is counted under, the same in every language; null for pages that are never counted. */
export function toCountedPath(raw: string): string | null {
  const path = toPlainPath(raw);
  if (path === null || isPrivatePath(path)) return null;
  if (NAMED.test(path) || ITEM.test(path) || STUDY.test(path) || ISSUE.test(path) || isArticle(path)) return path;
  const slug = OWN_PAGE.exec(path)?.groups?.slug;
  return slug !== undefined && slug.length <= 80 && !isReservedSlug(slug) ? path : null;
}

/** Parts of a path that could name a person or be a secret: emails, and long mixtures with digits. */
const PERSONAL_PART = /[^/]*@[^/]*|(?=[^/]*\d)[^/]{25,}|\d{7,}/g;

/** The path that a missing page is counted under, without what could name a person; null for private ones. */
export function toMissingPath(raw: string): string | null {
  const path = toPlainPath(raw);
  if (path === null || isPrivatePath(path)) return null;
  return cutText(path.replace(PERSONAL_PART, '…'), 120);
}

/** The product whose checkout a page is, as in its URL; null for other pages. */
export const parseCheckoutPath = (path: string): string | null => /^\/checkout\/(\d+)$/.exec(path)?.[1] ?? null;

/** The product that a page presents, as in its URL; null for other pages. */
export const parseProductPath = (path: string): string | null => /^\/product\/(\d+)$/.exec(path)?.[1] ?? null;

/** What a page shows, for the lists of the administration. */
export function pageKind(path: string): 'page' | 'article' | 'product' {
  if (isArticle(path)) return 'article';
  return parseProductPath(path) === null ? 'page' : 'product';
}

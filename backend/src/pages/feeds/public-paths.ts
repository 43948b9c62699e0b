import type { Kysely } from 'kysely';
import type { Range } from '../../db/paging.ts';
import type { Database } from '../../db/schema.ts';
import { findArticleDays, findPageDays, findProductDays, findPublicFacts } from './feeds.repository.ts';

/** Public addresses that do not depend on content. */
const FIXED = ['/', '/products', '/services', '/blog', '/about', '/contact', '/login', '/register', '/forgot-password'];

export interface PublicPath {
  path: string;
  /** Day of the last change, `yyyy-mm-dd`; undefined when unknown. */
  changed?: string;
}

/** Signing in is nothing to find through a search engine. */
const UNLISTED = new Set(['/login', '/register', '/forgot-password']);
const LISTED = FIXED.filter((path) => !UNLISTED.has(path));

/** How many addresses `listPaths` has, without those for signing in. */
export async function countPaths(db: Kysely<Database>): Promise<number> {
  const { products, posts } = await findPublicFacts(db);
  return LISTED.length + (await findPageDays(db)).length + products.count + posts.count;
}

/**
 * A stretch of the public addresses: fixed ones and the owner's own pages, then products, then articles; only its own are read.
 * @param isListed leaves out the pages for signing in
 */
export async function listPaths(
  db: Kysely<Database>,
  { limit, offset }: Range,
  isListed = false,
): Promise<PublicPath[]> {
  const { products, posts } = await findPublicFacts(db);
  const pages = await findPageDays(db);
  const fixed = [...(isListed ? LISTED : FIXED), ...pages.map(({ path }) => path)];
  const end = offset + limit;
  const within = (begin: number, count: number) => {
    const first = Math.max(offset - begin, 0);
    return { offset: first, limit: Math.max(Math.min(end - begin, count) - first, 0) };
  };
  const ofProducts = await findProductDays(db, within(fixed.length, products.count));
  const ofPosts = await findArticleDays(db, within(fixed.length + products.count, posts.count));
  return [
    ...(offset < fixed.length ? fixedPaths(fixed, pages, products.newest, posts.newest) : []).slice(offset, end),
    ...ofProducts.map(({ id, last_update }) => ({ path: `/product/${id}`, changed: last_update })),
    ...ofPosts.map(({ address, published_on }) => ({ path: `/blog/${address}`, changed: published_on })),
  ];
}

/** Of the other pages only a date of their making is known, which would tell search engines of a change that was none. */
function fixedPaths(
  fixed: string[],
  pages: { path: string; changed: string | null }[],
  product: string | null,
  post: string | null,
): PublicPath[] {
  const newest = (product ?? '') > (post ?? '') ? product : post;
  const days = { '/': newest, '/products': product, '/blog': post };
  const changes: Record<string, string | null> = {
    ...Object.fromEntries(pages.map(({ path, changed }) => [path, changed])),
    ...days,
  };
  return fixed.map((path) => (changes[path] ? { path, changed: changes[path] } : { path }));
}

import type { Kysely } from 'kysely';
import type { Range } from '../../db/paging.ts';
import type { Database } from '../../db/schema.ts';
import { countPublicPages, listArticleDates, listPageDates, listProductDates } from './feeds.repository.ts';

/** Public paths that do not depend on content. */
const FIXED_PATHS = [
  '/',
  '/products',
  '/services',
  '/blog',
  '/about',
  '/contact',
  '/security',
  '/accessibility',
  '/login',
  '/register',
  '/forgot-password',
];

export interface PublicPath {
  path: string;
  /** Date of the last change, `yyyy-mm-dd`; undefined when unknown. */
  changed?: string;
}

/** Sign-in pages are of no use in search results. */
const UNLISTED = new Set(['/login', '/register', '/forgot-password']);
const LISTED_PATHS = FIXED_PATHS.filter((path) => !UNLISTED.has(path));

/** The number of paths of `listPaths`, without those for signing in. */
export async function countPaths(db: Kysely<Database>, pieces: readonly string[] = []): Promise<number> {
  const { products, posts } = await countPublicPages(db);
  return LISTED_PATHS.length + pieces.length + (await listPageDates(db)).length + products.count + posts.count;
}

/**
 * A range of the public paths: fixed ones and the owner's own pages, then products, then articles; only the requested
 * ones are read.
 * @param isListed leaves out the pages for signing in
 * @param pieces pages of live pieces, which are new every day
 */
export async function listPaths(
  db: Kysely<Database>,
  { limit, offset }: Range,
  isListed = false,
  pieces: readonly string[] = [],
): Promise<PublicPath[]> {
  const { products, posts } = await countPublicPages(db);
  const pages = await listPageDates(db);
  const fixed = [...(isListed ? LISTED_PATHS : FIXED_PATHS), ...pages.map(({ path }) => path), ...pieces];
  const end = offset + limit;
  const toRange = (begin: number, count: number) => {
    const first = Math.max(offset - begin, 0);
    return { offset: first, limit: Math.max(Math.min(end - begin, count) - first, 0) };
  };
  const productRows = await listProductDates(db, toRange(fixed.length, products.count));
  const postRows = await listArticleDates(db, toRange(fixed.length + products.count, posts.count));
  return [
    ...(offset < fixed.length ? fixedPaths(fixed, pages, products.newest, posts.newest) : []).slice(offset, end),
    ...productRows.map(({ id, last_update }) => ({ path: `/product/${id}`, changed: last_update })),
    ...postRows.map(({ address, published_on }) => ({
      path: `/blog/${encodeURIComponent(address)}`,
      changed: published_on,
    })),
  ];
}

/**
 * Only the creation date of the other pages is known, which would report changes to search engines that did not happen.
 */
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

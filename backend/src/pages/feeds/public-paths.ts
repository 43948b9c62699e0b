import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { findArticleDays, findContentChanges, findProductDays } from './feeds.repository.ts';

/** Public addresses that do not depend on content. */
const FIXED = [
  '/',
  '/products',
  '/services',
  '/blog',
  '/about',
  '/contact',
  '/login',
  '/register',
  '/forgot-password',
  '/privacy-policy',
  '/terms-and-conditions',
];

export interface PublicPath {
  path: string;
  /** Day of the last change, `yyyy-mm-dd`; undefined when unknown. */
  changed?: string;
}

/** Every public address: fixed ones, then products, then articles. */
export async function listPaths(db: Kysely<Database>): Promise<PublicPath[]> {
  const products = await findProductDays(db);
  const posts = await findArticleDays(db);
  const newest = (days: string[]) => days.reduce((last, day) => (day > last ? day : last), '');
  const product = newest(products.map((row) => row.last_update));
  const post = newest(posts.map((row) => row.published_on));
  const changes: Record<string, string | null> = {
    ...(await findContentChanges(db)),
    '/': newest([product, post]),
    '/products': product,
    '/blog': post,
  };
  return [
    ...FIXED.map((path) => (changes[path] ? { path, changed: changes[path] } : { path })),
    ...products.map(({ id, last_update }) => ({ path: `/product/${id}`, changed: last_update })),
    ...posts.map(({ id, published_on }) => ({ path: `/blog/${id}`, changed: published_on })),
  ];
}

import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';

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
  const products = await db
    .selectFrom('products')
    .select(['id', 'last_update'])
    .where('published', '=', true)
    .orderBy('id')
    .execute();
  const posts = await db
    .selectFrom('posts')
    .select(['id', 'published_on'])
    .where('published', '=', true)
    .orderBy('id')
    .execute();
  return [
    ...FIXED.map((path) => ({ path })),
    ...products.map(({ id, last_update }) => ({ path: `/product/${id}`, changed: last_update })),
    ...posts.map(({ id, published_on }) => ({ path: `/blog/${id}`, changed: published_on })),
  ];
}

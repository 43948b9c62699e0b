import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

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

/** Day of the last change of the pages that show stored content; null where there is none. */
async function findContentChanges(db: Kysely<Database>): Promise<Record<string, string | null>> {
  const { rows } = await sql<{ path: string; changed: string | null }>`
    select path, to_char(max(updated_at) at time zone 'UTC', 'YYYY-MM-DD') as changed from (
      select '/services' as path, updated_at from services
      union all select '/about', updated_at from team_members
      union all select '/contact', updated_at from site_settings
      union all select '/' || name, updated_at from site_documents
    ) as content group by path`.execute(db);
  return Object.fromEntries(rows.map(({ path, changed }) => [path, changed]));
}

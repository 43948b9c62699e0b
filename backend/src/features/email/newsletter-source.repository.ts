import { type Kysely, sql } from 'kysely';
import { postSlugOrId } from '../../db/post-slug.ts';
import type { Database } from '../../db/schema.ts';

/** A published article. */
export function findArticleSource(
  db: Kysely<Database>,
  id: number,
): Promise<{ id: number; title: string; excerpt: string; address: string } | undefined> {
  return db
    .selectFrom('posts')
    .select(['id', 'title', 'excerpt', postSlugOrId])
    .where('id', '=', sql<number>`${id}::bigint`)
    .where('published', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** A published release of a published product. */
export function findReleaseSource(
  db: Kysely<Database>,
  id: string,
): Promise<{ id: string; product_id: number; title: string; version: string; notes: string } | undefined> {
  return db
    .selectFrom('releases')
    .innerJoin('products', 'products.id', 'releases.product_id')
    .select(['releases.id', 'product_id', 'title', 'releases.version', 'notes'])
    .where('releases.id', '=', id)
    .where('state', '=', 'published')
    .where('products.published', '=', true)
    .where('products.deleted_at', 'is', null)
    .executeTakeFirst();
}

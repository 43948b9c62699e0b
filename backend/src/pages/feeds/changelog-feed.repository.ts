import type { Kysely } from 'kysely';
import { sortByVersion } from '../../../../contract/rules/versions.ts';
import type { Database } from '../../db/schema.ts';

export interface FeedRelease {
  version: string;
  channel: string;
  html: string;
  published_at: Date;
}

/** Published releases of a published product, newest version first; undefined if there is no such product. */
export async function listFeedReleases(
  db: Kysely<Database>,
  productId: number,
  limit: number,
): Promise<{ title: string; releases: FeedRelease[] } | undefined> {
  const product = await db
    .selectFrom('products')
    .select('title')
    .where('id', '=', productId)
    .where('published', '=', true)
    .executeTakeFirst();
  if (!product) return undefined;
  const rows = await db
    .selectFrom('releases')
    .select(['version', 'channel', 'html', 'published_at'])
    .where('product_id', '=', productId)
    .where('state', '=', 'published')
    .orderBy('published_at', 'desc')
    .limit(limit)
    .execute();
  const releases = rows.flatMap((row) => (row.published_at ? [{ ...row, published_at: row.published_at }] : []));
  return { title: product.title, releases: sortByVersion(releases) };
}

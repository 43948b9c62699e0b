import { type Kysely, sql } from 'kysely';
import { appearsAt } from '../../db/article-date.ts';
import type { Range } from '../../db/paging.ts';
import { postSlugOrId } from '../../db/post-slug.ts';
import type { Database } from '../../db/schema.ts';

export interface FeedArticle {
  id: number;
  address: string;
  title: string;
  excerpt: string;
  author: string;
  category: string;
  appears_at: Date | null;
}

/** The newest public articles. */
export function listFeedArticles(db: Kysely<Database>, limit: number): Promise<FeedArticle[]> {
  return db
    .selectFrom('posts')
    .select(['id', 'title', 'excerpt', 'author', 'category', appearsAt, postSlugOrId])
    .where('published', '=', true)
    .orderBy('published_on', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The site's texts for the feed; undefined if no settings are stored. */
export function findFeedSite(db: Kysely<Database>): Promise<{ name: string; description: string } | undefined> {
  return db.selectFrom('site_settings').select(['name', 'description']).executeTakeFirst();
}

/** Whether a file of this name proves that reports to search engines are the site's own. */
export async function isIndexingKey(db: Kysely<Database>, key: string): Promise<boolean> {
  const { rows } = await sql`select from indexing where enabled and key = ${key}`.execute(db);
  return rows.length > 0;
}

/** The owner's contact email; empty if none is stored. */
export async function findContactEmail(db: Kysely<Database>): Promise<string> {
  const site = await db.selectFrom('site_settings').select('contact_email').executeTakeFirst();
  return site?.contact_email ?? '';
}

/** Public products and articles: their number, and the date of the newest. */
export async function countPublicPages(
  db: Kysely<Database>,
): Promise<Record<'products' | 'posts', { count: number; newest: string | null }>> {
  const { rows } = await sql<{ products: number; product: string | null; posts: number; post: string | null }>`
    select (select count(*) from products where published) as products,
           (select max(last_update)::text from products where published) as product,
           (select count(*) from posts where published) as posts,
           (select max(published_on)::text from posts where published) as post`.execute(db);
  const { products = 0, product = null, posts = 0, post = null } = rows[0] ?? {};
  return { products: { count: products, newest: product }, posts: { count: posts, newest: post } };
}

/** Public products with the date of their last change. */
export function listProductDates(db: Kysely<Database>, range: Range): Promise<{ id: number; last_update: string }[]> {
  const { limit, offset } = range;
  const visible = db.selectFrom('products').select(['id', 'last_update']).where('published', '=', true);
  return visible.orderBy('id').limit(limit).offset(offset).execute();
}

/** Public articles with their publication date. */
export function listArticleDates(
  db: Kysely<Database>,
  range: Range,
): Promise<{ address: string; published_on: string }[]> {
  const { limit, offset } = range;
  const visible = db.selectFrom('posts').select([postSlugOrId, 'published_on']).where('published', '=', true);
  return visible.orderBy('id').limit(limit).offset(offset).execute();
}

/**
 * Slugs of the owner's public pages, including legal ones; the demo's legal pages are documents until the owner has
 * saved them once. Bundles have no date: prices of their products change their pages as well.
 */
export async function listPageDates(db: Kysely<Database>): Promise<{ path: string; changed: string | null }[]> {
  const { rows } = await sql<{ path: string; changed: string | null }>`
    select '/' || address as path, to_char(updated_at at time zone shop_zone(), 'YYYY-MM-DD') as changed
      from pages where published
    union all
    select '/' || address, null
      from pages join site_documents on site_documents.name = pages.address
      where legal and pages.version = 1 and not published
    union all
    select '/bundle/' || id, null
      from bundles where published and deleted_at is null and (ends_at is null or ends_at > now())
        and not exists (select from jsonb_array_elements(parts) part
          where not exists (select from products where products.id = (part ->> 'productId')::integer and published))
    union all
    select '/work/' || address, to_char(updated_at at time zone shop_zone(), 'YYYY-MM-DD')
      from case_studies where status = 'published'
    union all
    select '/work', max(published_on)::text from case_studies where status = 'published' having count(*) > 0
    union all
    select '/newsletters/' || id, to_char(finished_at at time zone shop_zone(), 'YYYY-MM-DD')
      from newsletters where archived and status = 'sent'
    union all
    select '/newsletters', to_char(max(finished_at) at time zone shop_zone(), 'YYYY-MM-DD')
      from newsletters where archived and status = 'sent' having count(*) > 0
    order by path`.execute(db);
  return rows;
}

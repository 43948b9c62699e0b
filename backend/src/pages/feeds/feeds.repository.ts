import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

export interface FeedArticle {
  id: number;
  title: string;
  excerpt: string;
  author: string;
  category: string;
  published_on: string;
}

/** The newest public articles. */
export function findFeedArticles(db: Kysely<Database>, limit: number): Promise<FeedArticle[]> {
  return db
    .selectFrom('posts')
    .select(['id', 'title', 'excerpt', 'author', 'category', 'published_on'])
    .where('published', '=', true)
    .orderBy('published_on', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** What the feed says about the site; undefined while no settings are stored. */
export function findFeedSite(db: Kysely<Database>): Promise<{ name: string; description: string } | undefined> {
  return db.selectFrom('site_settings').select(['name', 'description']).executeTakeFirst();
}

/** Every public product with the day of its last change. */
export function findProductDays(db: Kysely<Database>): Promise<{ id: number; last_update: string }[]> {
  return db.selectFrom('products').select(['id', 'last_update']).where('published', '=', true).orderBy('id').execute();
}

/** Every public article with the day it appeared. */
export function findArticleDays(db: Kysely<Database>): Promise<{ id: number; published_on: string }[]> {
  return db.selectFrom('posts').select(['id', 'published_on']).where('published', '=', true).orderBy('id').execute();
}

/** Day of the last change of the pages that show stored content; null where there is none. */
export async function findContentChanges(db: Kysely<Database>): Promise<Record<string, string | null>> {
  const { rows } = await sql<{ path: string; changed: string | null }>`
    select path, to_char(max(updated_at) at time zone 'UTC', 'YYYY-MM-DD') as changed from (
      select '/services' as path, updated_at from services
      union all select '/about', updated_at from team_members
      union all select '/contact', updated_at from site_settings
      union all select '/' || name, updated_at from site_documents
    ) as content group by path`.execute(db);
  return Object.fromEntries(rows.map(({ path, changed }) => [path, changed]));
}

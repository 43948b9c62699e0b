import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { AdminPostSort, PostStatus } from '../../../../contract/generated/model.ts';
import { appearsAt } from '../../db/article-date.ts';
import { POST_COLUMNS } from '../../db/columns.ts';
import type { Database, TextFormat } from '../../db/schema.ts';
import { contains } from '../../db/search.ts';
import type { PostsTable } from '../../db/tables.gen.ts';

export type PostRow = Omit<Selectable<PostsTable>, 'translated_text'> & { appears_at: Date | null };

const COLUMNS = [...POST_COLUMNS, appearsAt] as const;

/** Without its text. */
export type PostListRow = Omit<PostRow, 'content' | 'format' | 'html' | 'html_version' | 'text_pictures' | 'series'>;

export interface PostsFilter {
  search?: string | undefined;
  status?: PostStatus | undefined;
  category?: string | undefined;
}

const SORTS = { updated: sql`updated_at`, title: sql`lower(title)`, published: sql`published_on` };

function matching(db: Kysely<Database>, { search, status, category }: PostsFilter) {
  let query = db.selectFrom('posts').where('deleted_at', 'is', null);
  if (status !== undefined) query = query.where('published', '=', status === 'published');
  if (status === 'draft') query = query.where('publish_at', 'is', null);
  if (status === 'scheduled') query = query.where('publish_at', 'is not', null);
  if (category !== undefined) query = query.where('category', '=', category);
  // There are few articles, so their trigram index is enough.
  if (search !== undefined) query = query.where(contains(['title', 'excerpt'], search, 'walked'));
  return query;
}

/** One page of articles in all states except deleted, and the total number of matches. */
export async function listAllPosts(
  db: Kysely<Database>,
  filter: PostsFilter,
  sort: AdminPostSort,
  page: { limit: number; offset: number },
): Promise<{ rows: PostListRow[]; total: number }> {
  const query = matching(db, filter);
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const rows = await query
    .select([
      'id',
      'title',
      'excerpt',
      'category',
      'tags',
      'image',
      'author',
      'published_on',
      'read_time',
      'published',
      'publish_at',
      appearsAt,
      'deleted_at',
      'version',
      'created_at',
      'updated_at',
    ])
    .orderBy(SORTS[sort.replace('-', '') as keyof typeof SORTS], direction)
    .orderBy('id', direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows, total };
}

export function findAnyPost(db: Kysely<Database>, id: number): Promise<PostRow | undefined> {
  return db.selectFrom('posts').select(COLUMNS).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
}

/** An article, locked; a deleted one if requested. */
export function lockPost(tx: Transaction<Database>, id: number, deleted = false): Promise<PostRow | undefined> {
  return tx
    .selectFrom('posts')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export interface PostValues {
  title: string;
  excerpt: string;
  content: string;
  format: TextFormat;
  html: string | null;
  html_version: number | null;
  text_pictures: string;
  category: string;
  tags: string;
  series: string;
  image: string;
  author: string;
  read_time: string;
  published: boolean;
  publish_at: Date | null;
  published_on: string;
}

/** The names of series, each in its first spelling. @param name only this one, ignoring case */
export async function listSeries(db: Kysely<Database>, name?: string): Promise<string[]> {
  const condition = name === undefined ? sql`true` : sql`lower(series) = lower(${name})`;
  const { rows } = await sql<{ series: string }>`
    select distinct on (lower(series)) series from posts where series <> '' and deleted_at is null and ${condition}
     order by lower(series), id limit 500`.execute(db);
  return rows.map(({ series }) => series);
}

export function insertPost(tx: Transaction<Database>, values: PostValues, now: Date): Promise<PostRow> {
  return tx
    .insertInto('posts')
    .values({ ...values, created_at: now, updated_at: now })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export function updatePost(tx: Transaction<Database>, id: number, values: PostValues, now: Date): Promise<PostRow> {
  return tx
    .updateTable('posts')
    .set((eb) => ({ ...values, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Deletes an article; its publication time stays, so that it can be restored. */
export async function deletePost(tx: Transaction<Database>, id: number, now: Date): Promise<void> {
  await sql`update posts set deleted_at = ${now}, published = false,
    publish_at = case when published then coalesce(publish_at, published_on::timestamp at time zone shop_zone())
      else publish_at end
    where id = ${id}`.execute(tx);
}

/** Restores an article; it is public if its publication time has passed. */
export async function restorePost(tx: Transaction<Database>, id: number, now: Date): Promise<void> {
  await sql`update posts set deleted_at = null, published = coalesce(publish_at <= ${now}, false)
    where id = ${id}`.execute(tx);
}

/** Publishes all articles that are due. @returns how many */
export async function publishDueRows(db: Kysely<Database>, now: Date): Promise<number> {
  const { rows } = await sql`update posts
    set published = true, published_on = (publish_at at time zone shop_zone())::date
    where not published and publish_at <= ${now} and deleted_at is null
    returning id`.execute(db);
  return rows.length;
}

import { type Kysely, type Selectable, sql } from 'kysely';
import { countAll, descending, type Range, readKeys, sortByKeys } from '../../db/paging.ts';
import { postSlugOrId } from '../../db/post-slug.ts';
import type { Database } from '../../db/schema.ts';
import { contains } from '../../db/search.ts';
import type { PostsTable } from '../../db/tables.gen.ts';

/** Columns of a list card. */
const postCardColumns = ['id', 'title', 'excerpt', 'image', 'author', 'published_on', 'read_time', 'category'] as const;
const columns = [...postCardColumns, 'content', 'html', 'series', 'version', 'updated_at'] as const;

type WithAddress = { address: string };
export type PostCardRow = Pick<Selectable<PostsTable>, (typeof postCardColumns)[number] | 'tags'> & WithAddress;
export type PostRow = Pick<Selectable<PostsTable>, (typeof columns)[number] | 'tags'> & WithAddress;

/** Without tags that only collect articles. */
const visibleTags = sql<string[]>`posts.tags - array(
  select topic ->> 'name' from site_documents, jsonb_array_elements(body -> 'items') as topic
  where site_documents.name = 'postTags' and topic ->> 'filter' = 'never')`.as('tags');

export type PostSort = 'newest' | 'popular';

export interface PostFilter {
  /** text that title or excerpt must contain, ignoring case */
  search?: string | undefined;
  /** exact names */
  categories?: readonly string[] | undefined;
  /** exact name */
  tag?: string | undefined;
}

/** The number of readers' reactions to an article. */
const REACTIONS = sql<number>`(select count(*) from post_likes where post_id = posts.id)
  + (select count(*) from post_saves where post_id = posts.id)
  + (select count(*) from comments where post_id = posts.id and status = 'approved')`;

/** How much the article was read recently (`popularity.ts`). */
const READS = sql<number>`coalesce((select score from post_reads where post_id = posts.id), 0)`;

/** One page of published articles and the total number of matches. */
export async function listPosts(
  db: Kysely<Database>,
  filter: PostFilter,
  page: Range,
  sort: PostSort = 'newest',
): Promise<{ rows: PostCardRow[]; total: number }> {
  const all = published(db, filter);
  const matching = sort === 'popular' ? all.where(sql<boolean>`(${READS} > 0 or ${REACTIONS} > 0)`) : all;
  const total = await countAll(db, matching);
  const newest = [descending(sql`published_on`), descending(sql`id`)];
  const orders = sort === 'popular' ? [descending(READS), descending(REACTIONS), ...newest] : newest;
  const searched = filter.search !== undefined;
  const keys = await readKeys(db, matching, sql<number>`id`, orders, page, { ...total, searched });
  return { rows: await listPostCards(db, keys), total: total.total };
}

/** Articles with these ids, in this order. */
export async function listPostCards(db: Kysely<Database>, ids: number[]): Promise<PostCardRow[]> {
  const rows = await db
    .selectFrom('posts')
    .select([...postCardColumns, postSlugOrId, visibleTags])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  return sortByKeys(ids, rows, ({ id }) => id);
}

/** A public article by its id, or by its current or a previous slug. */
export function findPost(db: Kysely<Database>, key: string): Promise<PostRow | undefined> {
  const number = /^[1-9]\d{0,8}$/.test(key)
    ? sql<number>`${Number(key)}::integer`
    : sql<number>`(select post_id from post_addresses where address = ${key.normalize('NFC')})`;
  return db
    .selectFrom('posts')
    .select([...columns, postSlugOrId, visibleTags])
    .where('id', '=', number)
    .where('published', '=', true)
    .executeTakeFirst();
}

/** A series is never longer than this. */
const MAX_SERIES_PARTS = 100;

export type SeriesPartRow = Pick<Selectable<PostsTable>, 'id' | 'title' | 'read_time'> & WithAddress;

/** The public parts of a series in order of publication. @param name ignoring case */
export function listSeriesParts(db: Kysely<Database>, name: string): Promise<SeriesPartRow[]> {
  return db
    .selectFrom('posts')
    .select(['id', 'title', 'read_time', postSlugOrId])
    .where(sql<boolean>`series <> '' and lower(series) = lower(${name})`)
    .where('published', '=', true)
    .orderBy('published_on')
    .orderBy('publish_at')
    .orderBy('id')
    .limit(MAX_SERIES_PARTS)
    .execute();
}

function published(db: Kysely<Database>, { search, categories, tag }: PostFilter) {
  let query = db.selectFrom('posts').where('published', '=', true);
  if (categories !== undefined) query = query.where('category', 'in', categories);
  if (tag !== undefined) query = query.where(sql<boolean>`tags @> ${JSON.stringify([tag])}::jsonb`);
  // There are few articles, so their trigram index is enough.
  if (search !== undefined) query = query.where(contains(['title', 'excerpt', 'translated_text'], search, 'walked'));
  return query;
}

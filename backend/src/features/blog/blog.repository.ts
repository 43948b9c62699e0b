import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { PostsTable } from '../../db/schema-catalogue.ts';
import { containing } from '../../db/search.ts';

/** What a card of a list shows. */
export const postCardColumns = [
  'id',
  'title',
  'excerpt',
  'image',
  'author',
  'published_on',
  'read_time',
  'category',
  'tags',
] as const;
const columns = [...postCardColumns, 'content'] as const;

export type PostCardRow = Pick<Selectable<PostsTable>, (typeof postCardColumns)[number]>;
export type PostRow = Pick<Selectable<PostsTable>, (typeof columns)[number]>;

export interface Topic {
  name: string;
  posts: number;
}

export interface PostFilter {
  /** text that title or excerpt must contain, without regard to case */
  search?: string | undefined;
  /** exact name */
  category?: string | undefined;
  /** exact name */
  tag?: string | undefined;
}

/** One page of published articles, newest first, and how many match in all. */
export async function findPosts(
  db: Kysely<Database>,
  filter: PostFilter,
  page: { limit: number; offset: number },
): Promise<{ rows: PostCardRow[]; total: number }> {
  const matching = published(db, filter);
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await matching
    .select(postCardColumns)
    .orderBy('published_on', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows, total };
}

export function findPost(db: Kysely<Database>, id: number): Promise<PostRow | undefined> {
  return db.selectFrom('posts').select(columns).where('id', '=', id).where('published', '=', true).executeTakeFirst();
}

/** How many published articles each category and each tag has, most first; at most `most` of each. */
export async function countTopics(db: Kysely<Database>, most: number): Promise<{ categories: Topic[]; tags: Topic[] }> {
  const categories = await sql<Topic>`
    select category as name, count(*) as posts from posts where published
    group by category order by posts desc, name limit ${most}`.execute(db);
  const tags = await sql<Topic>`
    select tag as name, count(distinct posts.id) as posts from posts, jsonb_array_elements_text(tags) as tag
    where published group by tag order by posts desc, name limit ${most}`.execute(db);
  return { categories: categories.rows, tags: tags.rows };
}

function published(db: Kysely<Database>, { search, category, tag }: PostFilter) {
  let query = db.selectFrom('posts').where('published', '=', true);
  if (category !== undefined) query = query.where('category', '=', category);
  if (tag !== undefined) query = query.where(sql<boolean>`tags @> ${JSON.stringify([tag])}::jsonb`);
  if (search !== undefined) {
    const pattern = containing(search);
    query = query.where((eb) => eb.or([eb('title', 'ilike', pattern), eb('excerpt', 'ilike', pattern)]));
  }
  return query;
}

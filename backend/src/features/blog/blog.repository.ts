import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { PostsTable } from '../../db/schema-catalogue.ts';
import { containing } from '../../db/search.ts';

const cardColumns = [
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
const columns = [...cardColumns, 'content'] as const;

export type PostCardRow = Pick<Selectable<PostsTable>, (typeof cardColumns)[number]>;
export type PostRow = Pick<Selectable<PostsTable>, (typeof columns)[number]>;

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
    .select(cardColumns)
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

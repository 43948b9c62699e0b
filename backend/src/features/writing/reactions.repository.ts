import { type Kysely, sql, type Transaction } from 'kysely';
import { countAll, descending, type Range, readKeys } from '../../db/paging.ts';
import type { Database } from '../../db/schema.ts';
import type { SaveOwner } from '../catalogue/save-owner.rules.ts';
import { listPostCards, type PostCardRow } from './blog.repository.ts';

export type Reaction = 'post_likes' | 'post_saves';

export interface ReactionRow {
  likes: number;
  saves: number;
  comments: number;
  liked: boolean;
  saved: boolean;
}

/** Reaction counts of a published article and the owner's own reactions; undefined when it is not published. */
export async function countReactions(
  db: Kysely<Database>,
  postId: number,
  owner: SaveOwner | null,
): Promise<ReactionRow | undefined> {
  const count = (table: Reaction) => sql`(select count(*) from ${sql.table(table)} where post_id = posts.id)`;
  const own = (table: Reaction) =>
    owner === null
      ? sql`false`
      : sql`exists (select from ${sql.table(table)}
          where post_id = posts.id and ${sql.ref(owner.column)} = ${owner.id}::uuid)`;
  const { rows } = await sql<ReactionRow>`
    select ${count('post_likes')} as likes, ${count('post_saves')} as saves,
      (select count(*) from comments where post_id = posts.id and status = 'approved') as comments,
      ${own('post_likes')} as liked, ${own('post_saves')} as saved
    from posts where id = ${postId} and published`.execute(db);
  return rows[0];
}

/** Whether the article is published; it cannot be deleted until the transaction ends. */
export async function lockPost(tx: Transaction<Database>, postId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('posts')
    .select('id')
    .where('id', '=', postId)
    .where('published', '=', true)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts a reaction; an existing one stays as it is. */
export async function insertReaction(
  tx: Transaction<Database>,
  reaction: Reaction,
  owner: SaveOwner,
  postId: number,
  now: Date,
): Promise<void> {
  await tx
    .insertInto(reaction)
    .values({
      user_id: owner.column === 'user_id' ? owner.id : null,
      visitor_id: owner.column === 'visitor_id' ? owner.id : null,
      post_id: postId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns([owner.column, 'post_id']).doNothing())
    .execute();
}

export async function deleteReaction(
  db: Kysely<Database>,
  reaction: Reaction,
  owner: SaveOwner,
  postId: number,
): Promise<void> {
  await db.deleteFrom(reaction).where(owner.column, '=', owner.id).where('post_id', '=', postId).execute();
}

export async function countOtherPostSaves(
  tx: Transaction<Database>,
  owner: SaveOwner,
  postId: number,
): Promise<number> {
  const row = await tx
    .selectFrom('post_saves')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(owner.column, '=', owner.id)
    .where('post_id', '<>', postId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** One page of the owner's saved articles that are published, last saved first. */
export async function listSavedPosts(
  db: Kysely<Database>,
  { column, id }: SaveOwner,
  page: Range,
): Promise<{ rows: PostCardRow[]; total: number }> {
  const saved = db
    .selectFrom('post_saves as saved')
    .innerJoin('posts', 'posts.id', 'saved.post_id')
    .where(`saved.${column}`, '=', id)
    .where('posts.published', '=', true);
  const total = await countAll(db, saved);
  const orders = [descending(sql`saved.created_at`), descending(sql`posts.id`)];
  const keys = await readKeys(db, saved, sql<number>`posts.id`, orders, page, total);
  return { rows: await listPostCards(db, keys), total: total.total };
}

/** Moves a visitor's reactions to a user, without duplicates. */
export async function moveReactions(
  tx: Transaction<Database>,
  reaction: Reaction,
  visitorId: string,
  userId: string,
): Promise<void> {
  await sql`
    with moved as (
      delete from ${sql.table(reaction)} where visitor_id = ${visitorId} returning post_id, created_at
    )
    insert into ${sql.table(reaction)} (user_id, post_id, created_at)
    select ${userId}::uuid, post_id, created_at from moved order by post_id
    on conflict (user_id, post_id) do nothing`.execute(tx);
}

/** Keeps the user's `max` newest saved articles. */
export async function trimPostSaves(tx: Transaction<Database>, userId: string, max: number): Promise<void> {
  const surplus = tx
    .selectFrom('post_saves')
    .select('post_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('post_id', 'desc')
    .offset(max);
  await tx.deleteFrom('post_saves').where('user_id', '=', userId).where('post_id', 'in', surplus).execute();
}

/** Deletes the saves of visitors who have not saved an article since `before`; their likes still count. */
export async function deleteOldPostSaves(db: Kysely<Database>, before: Date): Promise<void> {
  await sql`
    delete from post_saves where visitor_id in (
      select visitor_id from post_saves where visitor_id is not null
      group by visitor_id having max(created_at) < ${before}::timestamptz
    )`.execute(db);
}

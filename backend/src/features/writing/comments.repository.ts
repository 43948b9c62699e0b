import { type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import { ascending, countAll, descending, type Range, readKeys, sortByKeys } from '../../db/paging.ts';
import type { CommentStatus, Database } from '../../db/schema.ts';

export interface CommentRow {
  id: string;
  user_id: string | null;
  guest_name: string | null;
  text: string;
  status: CommentStatus;
  created_at: Date;
  /** The author's account; null when it is deleted. */
  name: string | null;
  avatar: string | null;
  role: 'customer' | 'super_admin' | null;
}

function withAuthors(db: Kysely<Database>) {
  return db.selectFrom('comments').leftJoin('users', 'users.id', 'comments.user_id');
}

const columns = [
  'comments.id',
  'comments.user_id',
  'comments.guest_name',
  'comments.text',
  'comments.status',
  'comments.created_at',
  'users.name',
  'users.avatar',
  'users.role',
] as const;

/** One page of an article's approved comments and the reader's own pending ones, newest first. */
export async function listComments(
  db: Kysely<Database>,
  postId: number,
  readerId: string | null,
  page: Range,
): Promise<{ rows: CommentRow[]; total: number }> {
  const seen = db
    .selectFrom('comments')
    .where('comments.post_id', '=', postId)
    .where((eb) => {
      const approved = eb('comments.status', '=', 'approved');
      if (readerId === null) return approved;
      return eb.or([approved, eb.and([eb('comments.status', '=', 'pending'), eb('comments.user_id', '=', readerId)])]);
    });
  const total = await countAll(db, seen);
  const orders = [descending(sql`comments.created_at`), ascending(sql`comments.id`)];
  const keys = await readKeys(db, seen, sql<string>`comments.id`, orders, page, total);
  const rows = await withAuthors(db)
    .select(columns)
    .where('comments.id', '=', sql<string>`any(${keys}::uuid[])`)
    .execute();
  return { rows: sortByKeys(keys, rows, ({ id }) => id), total: total.total };
}

export function findComment(db: Kysely<Database>, id: string): Promise<CommentRow> {
  return withAuthors(db).select(columns).where('comments.id', '=', id).executeTakeFirstOrThrow();
}

/** Whether the article is published. */
export async function isPostPublic(db: Kysely<Database>, postId: number): Promise<boolean> {
  const { rows } = await sql<{ found: SqlBool }>`
    select exists (select from posts where id = ${postId} and published) as found`.execute(db);
  return rows[0]?.found === true;
}

/** Serialises the comments of one user until the transaction ends. */
export async function lockAuthor(tx: Transaction<Database>, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`comments ${userId}`}, 0))`.execute(tx);
}

/** The id of a comment with the same text by the same user on the same article, written after `since`. */
export async function findDuplicate(
  tx: Transaction<Database>,
  twin: { postId: number; userId: string; text: string; since: Date },
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('comments')
    .select('id')
    .where('user_id', '=', twin.userId)
    .where('post_id', '=', twin.postId)
    .where('text', '=', twin.text)
    .where('created_at', '>', twin.since)
    .executeTakeFirst();
  return row?.id;
}

export async function insertComment(
  tx: Transaction<Database>,
  comment: { postId: number; userId: string; text: string; status: CommentStatus; now: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('comments')
    .values({
      post_id: comment.postId,
      user_id: comment.userId,
      guest_name: null,
      text: comment.text,
      status: comment.status,
      created_at: comment.now,
      updated_at: comment.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes the user's own comment and returns its status; undefined when there is none with that id. */
export async function deleteOwnComment(
  db: Kysely<Database>,
  id: string,
  userId: string,
): Promise<CommentStatus | undefined> {
  const row = await db
    .deleteFrom('comments')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('status')
    .executeTakeFirst();
  return row?.status;
}

import { type Kysely, type SelectQueryBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import { keptByFirstWord } from '../../db/kept-counts.ts';
import { ascending, descending, type Found, inOrder, keysAt, pageOf, type Range } from '../../db/paging.ts';
import type { Database } from '../../db/schema.ts';
import { contains, eitherOf, type First, matchesPerson, matchesText, type Way } from '../../db/search.ts';
import type { CommentCounts, ModerationStatus } from '../../generated/model.ts';

export interface ModeratedRow {
  id: string;
  text: string;
  status: ModerationStatus;
  created_at: Date;
  post_id: number;
  post_title: string;
  guest_name: string | null;
  name: string | null;
  email: string | null;
}

const joined = (db: Kysely<Database>) =>
  db
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'comments.post_id')
    .leftJoin('users', 'users.id', 'comments.user_id');

const columns = [
  'comments.id',
  'comments.text',
  'comments.status',
  'comments.created_at',
  'comments.post_id',
  'posts.title as post_title',
  'comments.guest_name',
  'users.name',
  'users.email',
] as const;

const KEY = sql<string>`comments.id`;

type Comments = SelectQueryBuilder<Database, 'comments', object>;

/** Comments of a list that contain the text, or by an author with the text in the name. */
async function searched(db: Kysely<Database>, list: Comments, search: string) {
  const author = await matchesPerson(db, 'comments.user_id', ['users.name'], search);
  const { isFew, found } = await matchesText(db, list, { key: KEY, columns: ['comments.text'] }, search);
  const guest = sql<SqlBool>`(comments.guest_name is not null and ${contains(['comments.guest_name'], search, 'walked')})`;
  const conditions = (way: Way) => [found(way), author, guest];
  return (way: Way, first?: First) => {
    if (way === 'known') return list;
    if (way === 'indexed' && !isFew) return list.where(found(way));
    // Many hits of several conditions are faster to compare together, in list order.
    const isEach = isFew && (way === 'indexed' || first);
    return list.where(
      isEach ? eitherOf(list, KEY, conditions, way, first) : sql<SqlBool>`(${sql.join(conditions(way), sql` or `)})`,
    );
  };
}

/** One page of comments, newest first, and the total number of matches. */
export async function findAllComments(
  db: Kysely<Database>,
  { search, status }: { search?: string | undefined; status?: ModerationStatus | undefined },
  range: Range,
): Promise<Found<ModeratedRow>> {
  const all = db.selectFrom('comments');
  const list = status === undefined ? all : all.where('comments.status', '=', status);
  const orders = [descending(sql`comments.created_at`), ascending(KEY)];
  if (search === undefined) {
    const counts = await countComments(db);
    const total = { total: status ? counts[status] : Object.values(counts).reduce((a, b) => a + b), estimated: false };
    const keys = await keysAt(db, list, KEY, orders, range, total);
    return { ...total, rows: await rowsOf(db, keys) };
  }
  const { keys, ...total } = await pageOf(
    db,
    await searched(db, list, search),
    { key: KEY, orders, searched: true },
    range,
  );
  return { ...total, rows: await rowsOf(db, keys) };
}

async function rowsOf(db: Kysely<Database>, keys: string[]): Promise<ModeratedRow[]> {
  const rows = await joined(db).select(columns).where('comments.id', '=', sql<string>`any(${keys}::uuid[])`).execute();
  return inOrder(keys, rows, ({ id }) => id);
}

export async function countComments(db: Kysely<Database>): Promise<CommentCounts> {
  const counts = await keptByFirstWord(db, 'comment_states');
  const of = (status: ModerationStatus) => counts.get(status) ?? 0;
  return { pending: of('pending'), approved: of('approved'), rejected: of('rejected'), spam: of('spam') };
}

/** A comment with its author and article; the comment is locked. */
export function lockComment(tx: Transaction<Database>, id: string): Promise<ModeratedRow | undefined> {
  return joined(tx).select(columns).where('comments.id', '=', id).forUpdate('comments').executeTakeFirst();
}

export async function setCommentStatus(
  tx: Transaction<Database>,
  id: string,
  status: ModerationStatus,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('comments')
    .set((eb) => ({ status, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
}

export async function deleteComment(tx: Transaction<Database>, id: string): Promise<void> {
  await tx.deleteFrom('comments').where('id', '=', id).execute();
}

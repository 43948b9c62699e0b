import { type Kysely, type SelectQueryBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { CommentCounts, ModerationStatus } from '../../../../contract/generated/model.ts';
import { ascending, descending, type PageResult, type Range, readKeys, readPage, sortByKeys } from '../../db/paging.ts';
import { readCountsByFirstWord } from '../../db/row-counts.ts';
import type { Database } from '../../db/schema.ts';
import { contains, matchesAny, matchesText, matchesUser, type SearchPath, type TopRows } from '../../db/search.ts';

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

const withAuthorAndPost = (db: Kysely<Database>) =>
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
async function matchSearch(db: Kysely<Database>, list: Comments, search: string) {
  const author = await matchesUser(db, 'comments.user_id', ['users.name'], search);
  const { isFew, found } = await matchesText(db, list, { key: KEY, columns: ['comments.text'] }, search);
  const guest = sql<SqlBool>`(comments.guest_name is not null and ${contains(['comments.guest_name'], search, 'walked')})`;
  const conditions = (path: SearchPath) => [found(path), author, guest];
  return (path: SearchPath, first?: TopRows) => {
    if (path === 'known') return list;
    if (path === 'indexed' && !isFew) return list.where(found(path));
    // Many hits of several conditions are faster to compare together, in list order.
    const isCombined = isFew && (path === 'indexed' || first);
    return list.where(
      isCombined
        ? matchesAny(list, KEY, conditions, path, first)
        : sql<SqlBool>`(${sql.join(conditions(path), sql` or `)})`,
    );
  };
}

/** One page of comments, newest first, and the total number of matches. */
export async function listAllComments(
  db: Kysely<Database>,
  { search, status }: { search?: string | undefined; status?: ModerationStatus | undefined },
  range: Range,
): Promise<PageResult<ModeratedRow>> {
  const all = db.selectFrom('comments');
  const list = status === undefined ? all : all.where('comments.status', '=', status);
  const orders = [descending(sql`comments.created_at`), ascending(KEY)];
  if (search === undefined) {
    const counts = await countComments(db);
    const total = { total: status ? counts[status] : Object.values(counts).reduce((a, b) => a + b), estimated: false };
    const keys = await readKeys(db, list, KEY, orders, range, total);
    return { ...total, rows: await loadRows(db, keys) };
  }
  const { keys, ...total } = await readPage(
    db,
    await matchSearch(db, list, search),
    { key: KEY, orders, searched: true },
    range,
  );
  return { ...total, rows: await loadRows(db, keys) };
}

async function loadRows(db: Kysely<Database>, keys: string[]): Promise<ModeratedRow[]> {
  const rows = await withAuthorAndPost(db)
    .select(columns)
    .where('comments.id', '=', sql<string>`any(${keys}::uuid[])`)
    .execute();
  return sortByKeys(keys, rows, ({ id }) => id);
}

export async function countComments(db: Kysely<Database>): Promise<CommentCounts> {
  const counts = await readCountsByFirstWord(db, 'comment_states');
  const of = (status: ModerationStatus) => counts.get(status) ?? 0;
  return { pending: of('pending'), approved: of('approved'), rejected: of('rejected'), spam: of('spam') };
}

/** A comment with its author and article; the comment is locked. */
export function lockComment(tx: Transaction<Database>, id: string): Promise<ModeratedRow | undefined> {
  return withAuthorAndPost(tx).select(columns).where('comments.id', '=', id).forUpdate('comments').executeTakeFirst();
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

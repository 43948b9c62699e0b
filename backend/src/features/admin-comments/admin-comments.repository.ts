import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { containing } from '../../db/search.ts';
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

/** One page of comments, newest first, and how many match in all. */
export async function findAllComments(
  db: Kysely<Database>,
  { search, status }: { search?: string | undefined; status?: ModerationStatus | undefined },
  page: { limit: number; offset: number },
): Promise<{ rows: ModeratedRow[]; total: number }> {
  let query = joined(db);
  if (status !== undefined) query = query.where('comments.status', '=', status);
  if (search !== undefined) {
    const pattern = containing(search);
    query = query.where((eb) =>
      eb.or([
        eb('comments.text', 'ilike', pattern),
        eb(sql<string>`coalesce(users.name, comments.guest_name, '')`, 'ilike', pattern),
      ]),
    );
  }
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .select(columns)
    .orderBy('comments.created_at', 'desc')
    .orderBy('comments.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows, total };
}

export async function countComments(db: Kysely<Database>): Promise<CommentCounts> {
  const rows = await db
    .selectFrom('comments')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const of = (status: ModerationStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  return { pending: of('pending'), approved: of('approved'), rejected: of('rejected'), spam: of('spam') };
}

/** A comment with its author and article, the comment locked. */
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

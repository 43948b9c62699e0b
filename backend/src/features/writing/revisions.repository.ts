import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { KEPT_REVISIONS, type RevisionState } from '../../../shared/revisions.ts';
import type { Database } from '../../db/schema.ts';
import type { RevisionsTable } from '../../db/tables.gen.ts';
import type { WritingKind } from '../../generated/model.ts';

/** An article or a page. */
export interface Written {
  kind: WritingKind;
  id: number;
}

export type RevisionRow = Pick<Selectable<RevisionsTable>, 'id' | 'state' | 'changed' | 'created_at'> & {
  by: string | null;
};

const owner = { posts: 'post_id', pages: 'page_id' } as const;

const saved = (db: Kysely<Database>, { kind, id }: Written) =>
  db.selectFrom('revisions').where(`revisions.${owner[kind]}`, '=', id);

export async function findNewestState(tx: Transaction<Database>, of: Written): Promise<RevisionState | undefined> {
  const row = await saved(tx, of).select('state').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.state;
}

export interface NewRevision {
  state: RevisionState;
  changed: string[];
  authorId: string | null;
  at: Date;
}

/** Stores a revision and deletes the oldest beyond the limit. */
export async function insertRevision(tx: Transaction<Database>, of: Written, revision: NewRevision): Promise<void> {
  await tx
    .insertInto('revisions')
    .values({
      [owner[of.kind]]: of.id,
      // Null when the administrator is being deleted concurrently.
      author_id: sql<string | null>`(select id from users where id = ${revision.authorId})`,
      state: JSON.stringify(revision.state),
      changed: JSON.stringify(revision.changed),
      created_at: revision.at,
    })
    .execute();
  await tx
    .deleteFrom('revisions')
    .where('id', 'in', saved(tx, of).select('revisions.id').orderBy('id', 'desc').offset(KEPT_REVISIONS))
    .execute();
}

const rows = (db: Kysely<Database>, of: Written) =>
  saved(db, of)
    .leftJoin('users', 'users.id', 'revisions.author_id')
    .select(['revisions.id', 'revisions.state', 'revisions.changed', 'revisions.created_at', 'users.name as by'])
    .orderBy('revisions.id', 'desc');

/** One page of an item's revisions, newest first, and their total number. */
export async function findRevisions(
  db: Kysely<Database>,
  of: Written,
  range: { limit: number; offset: number },
): Promise<{ rows: RevisionRow[]; total: number }> {
  const { total } = await saved(db, of)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: await rows(db, of).limit(range.limit).offset(range.offset).execute(), total };
}

export function findRevision(db: Kysely<Database>, of: Written, id: number): Promise<RevisionRow | undefined> {
  return rows(db, of).where('revisions.id', '=', id).executeTakeFirst();
}

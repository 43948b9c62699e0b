import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { WritingKind } from '../../../../contract/generated/model.ts';
import { MAX_REVISIONS, type RevisionState } from '../../../../contract/rules/revisions.ts';
import type { Database } from '../../db/schema.ts';
import type { RevisionsTable } from '../../db/tables.gen.ts';

/** An article or a page. */
export interface DocumentRef {
  kind: WritingKind;
  id: number;
}

export type RevisionRow = Pick<Selectable<RevisionsTable>, 'id' | 'state' | 'changed' | 'created_at'> & {
  by: string | null;
};

const OWNER_COLUMNS = { posts: 'post_id', pages: 'page_id' } as const;

const revisionsOf = (db: Kysely<Database>, { kind, id }: DocumentRef) =>
  db.selectFrom('revisions').where(`revisions.${OWNER_COLUMNS[kind]}`, '=', id);

export async function findLatestState(
  tx: Transaction<Database>,
  document: DocumentRef,
): Promise<RevisionState | undefined> {
  const row = await revisionsOf(tx, document).select('state').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.state;
}

export interface NewRevision {
  state: RevisionState;
  changed: string[];
  authorId: string | null;
  at: Date;
}

/** Stores a revision and deletes the oldest beyond the limit. */
export async function insertRevision(
  tx: Transaction<Database>,
  document: DocumentRef,
  revision: NewRevision,
): Promise<void> {
  await tx
    .insertInto('revisions')
    .values({
      [OWNER_COLUMNS[document.kind]]: document.id,
      // Null when the administrator is being deleted concurrently.
      author_id: sql<string | null>`(select id from users where id = ${revision.authorId})`,
      state: JSON.stringify(revision.state),
      changed: JSON.stringify(revision.changed),
      created_at: revision.at,
    })
    .execute();
  await tx
    .deleteFrom('revisions')
    .where('id', 'in', revisionsOf(tx, document).select('revisions.id').orderBy('id', 'desc').offset(MAX_REVISIONS))
    .execute();
}

const withAuthors = (db: Kysely<Database>, document: DocumentRef) =>
  revisionsOf(db, document)
    .leftJoin('users', 'users.id', 'revisions.author_id')
    .select(['revisions.id', 'revisions.state', 'revisions.changed', 'revisions.created_at', 'users.name as by'])
    .orderBy('revisions.id', 'desc');

/** One page of an item's revisions, newest first, and their total number. */
export async function listRevisions(
  db: Kysely<Database>,
  document: DocumentRef,
  range: { limit: number; offset: number },
): Promise<{ rows: RevisionRow[]; total: number }> {
  const { total } = await revisionsOf(db, document)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: await withAuthors(db, document).limit(range.limit).offset(range.offset).execute(), total };
}

export function findRevision(
  db: Kysely<Database>,
  document: DocumentRef,
  id: number,
): Promise<RevisionRow | undefined> {
  return withAuthors(db, document).where('revisions.id', '=', id).executeTakeFirst();
}

import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { WritingDraft, WritingKind } from '../../../../contract/generated/model.ts';
import {
  findRevisionChanges,
  hasSameText,
  MAX_REVISIONS,
  type RevisionState,
} from '../../../../contract/rules/revisions.ts';
import type { Database } from '../../db/schema.ts';
import type { RevisionsTable, WorkingCopiesTable } from '../../db/tables.gen.ts';

/** An article, a page or a case study. */
export interface DocumentRef {
  kind: WritingKind;
  id: number;
}

export type RevisionRow = Pick<Selectable<RevisionsTable>, 'id' | 'state' | 'changed' | 'created_at'> & {
  by: string | null;
};

const OWNER_COLUMNS = { posts: 'post_id', pages: 'page_id', 'case-studies': 'case_study_id' } as const;

const revisionsOf = (db: Kysely<Database>, { kind, id }: DocumentRef) =>
  db.selectFrom('revisions').where(`revisions.${OWNER_COLUMNS[kind]}`, '=', id);

async function findLatestState(tx: Transaction<Database>, document: DocumentRef): Promise<RevisionState | undefined> {
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
async function insertRevision(tx: Transaction<Database>, document: DocumentRef, revision: NewRevision): Promise<void> {
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

interface SavedState {
  state: RevisionState;
  at: Date;
}

/**
 * Stores a revision in the transaction of the save. The previous state is stored too if it is missing: content older
 * than the history, or saved by an earlier release.
 * @param before null for a new item
 */
export async function recordRevision(
  tx: Transaction<Database>,
  document: DocumentRef,
  before: SavedState | null,
  after: SavedState & { authorId: string | null },
): Promise<void> {
  if (before) {
    const newest = await findLatestState(tx, document);
    if (!newest || !hasSameText(newest, before.state)) {
      const changed = newest ? findRevisionChanges(newest, before.state).map(({ field }) => field) : [];
      await insertRevision(tx, document, { ...before, changed, authorId: null });
    }
  }
  const changed = before ? findRevisionChanges(before.state, after.state).map(({ field }) => field) : [];
  if (!before || changed.length > 0) await insertRevision(tx, document, { ...after, changed });
}

/** The author and item of a working copy; `id` is null for an item never saved. */
export interface WorkingCopyKey {
  kind: WritingKind;
  id: number | null;
  authorId: string;
}

export type WorkingCopyRow = Pick<Selectable<WorkingCopiesTable>, 'draft' | 'version' | 'kept_at'>;

const toIdColumns = ({ kind, id }: WorkingCopyKey) => ({
  post_id: kind === 'posts' ? id : null,
  page_id: kind === 'pages' ? id : null,
  case_study_id: kind === 'case-studies' ? id : null,
});

export function findWorkingCopy(db: Kysely<Database>, key: WorkingCopyKey): Promise<WorkingCopyRow | undefined> {
  const { post_id, page_id, case_study_id } = toIdColumns(key);
  return db
    .selectFrom('working_copies')
    .select(['draft', 'version', 'kept_at'])
    .where('author_id', '=', key.authorId)
    .where('kind', '=', key.kind)
    .where(
      sql<boolean>`post_id is not distinct from ${post_id} and page_id is not distinct from ${page_id}
        and case_study_id is not distinct from ${case_study_id}`,
    )
    .executeTakeFirst();
}

export async function upsertWorkingCopy(
  db: Kysely<Database>,
  key: WorkingCopyKey,
  copy: { draft: WritingDraft; version: number | null; at: Date },
): Promise<void> {
  const values = { draft: JSON.stringify(copy.draft), version: copy.version, kept_at: copy.at };
  await db
    .insertInto('working_copies')
    .values({ author_id: key.authorId, kind: key.kind, ...toIdColumns(key), ...values })
    .onConflict((conflict) => conflict.constraint('working_copies_each_one').doUpdateSet(values))
    .execute();
}

export async function deleteWorkingCopy(db: Kysely<Database>, key: WorkingCopyKey): Promise<void> {
  const { post_id, page_id, case_study_id } = toIdColumns(key);
  await db
    .deleteFrom('working_copies')
    .where('author_id', '=', key.authorId)
    .where('kind', '=', key.kind)
    .where(
      sql<boolean>`post_id is not distinct from ${post_id} and page_id is not distinct from ${page_id}
        and case_study_id is not distinct from ${case_study_id}`,
    )
    .execute();
}

/** Deletes working copies not changed since the given moment. */
export async function deleteOldWorkingCopies(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('working_copies').where('kept_at', '<', before).execute();
}

import { type Kysely, type Selectable, sql } from 'kysely';
import type { WritingDraft, WritingKind } from '../../../../contract/generated/model.ts';
import type { Database } from '../../db/schema.ts';
import type { WorkingCopiesTable } from '../../db/tables.gen.ts';

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
});

export function findWorkingCopy(db: Kysely<Database>, key: WorkingCopyKey): Promise<WorkingCopyRow | undefined> {
  const { post_id, page_id } = toIdColumns(key);
  return db
    .selectFrom('working_copies')
    .select(['draft', 'version', 'kept_at'])
    .where('author_id', '=', key.authorId)
    .where('kind', '=', key.kind)
    .where(sql<boolean>`post_id is not distinct from ${post_id} and page_id is not distinct from ${page_id}`)
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
  const { post_id, page_id } = toIdColumns(key);
  await db
    .deleteFrom('working_copies')
    .where('author_id', '=', key.authorId)
    .where('kind', '=', key.kind)
    .where(sql<boolean>`post_id is not distinct from ${post_id} and page_id is not distinct from ${page_id}`)
    .execute();
}

/** Deletes working copies not changed since the given moment. */
export async function deleteOldWorkingCopies(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('working_copies').where('kept_at', '<', before).execute();
}

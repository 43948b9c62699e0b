import { type Insertable, type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import type { BriefFile } from '../../../../contract/generated/model.ts';
import type { Database } from '../../db/schema.ts';
import type { BriefsTable, UploadsTable } from '../../db/tables.gen.ts';

const COLUMNS = [
  'id',
  'kind',
  'goals',
  'budget_from',
  'budget_to',
  'needed_by',
  'links',
  'name',
  'email',
  'reach',
  'phone',
  'language',
  'is_suspect',
  'version',
  'sent_at',
  'updated_at',
] as const;

export type BriefRow = Pick<Selectable<BriefsTable>, (typeof COLUMNS)[number]>;

export async function insertBrief(db: Kysely<Database>, brief: Insertable<BriefsTable>): Promise<BriefRow> {
  return db.insertInto('briefs').values(brief).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** The brief of a token that has changed since a moment. */
const ofToken = (db: Kysely<Database>, tokenHash: string, since: Date) =>
  db.selectFrom('briefs').select(COLUMNS).where('token_hash', '=', tokenHash).where('updated_at', '>', since);

export function findBrief(db: Kysely<Database>, tokenHash: string, since: Date): Promise<BriefRow | undefined> {
  return ofToken(db, tokenHash, since).executeTakeFirst();
}

/** The brief, locked until the transaction ends. */
export function lockBrief(tx: Transaction<Database>, tokenHash: string, since: Date): Promise<BriefRow | undefined> {
  return ofToken(tx, tokenHash, since).forUpdate().executeTakeFirst();
}

/** Updates a locked brief and increments its version. */
export function updateBrief(
  tx: Transaction<Database>,
  id: string,
  changed: Updateable<BriefsTable>,
): Promise<BriefRow> {
  return tx
    .updateTable('briefs')
    .set({ ...changed, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Deletes briefs that were not sent and have not changed since. Their files are deleted as unsent ones. */
export async function deleteAbandonedBriefs(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('briefs').where('sent_at', 'is', null).where('updated_at', '<', before).execute();
}

/** How many first replies were sent since a moment, and the seconds within which four of five of them were. */
export async function measureReplies(
  db: Kysely<Database>,
  since: Date,
): Promise<{ count: number; seconds: number | null }> {
  const { rows } = await sql<{ count: number; seconds: number | null }>`
    select count(*)::integer as count,
           round(percentile_cont(0.8) within group (order by extract(epoch from first_answer_at - created_at)))::integer
             as seconds
      from conversations where first_answer_at >= ${since}`.execute(db);
  return rows[0] ?? { count: 0, seconds: null };
}

export type BriefUpload = Pick<
  Selectable<UploadsTable>,
  'id' | 'name' | 'size_bytes' | 'received_bytes' | 'storage_key' | 'handle'
>;

/** Uploads in progress and finished files, in the order in which they were added. A file keeps the id of its upload. */
export async function listBriefFiles(db: Kysely<Database>, briefId: string): Promise<BriefFile[]> {
  const { rows } = await sql<BriefFile>`
    select id, name, size_bytes, "receivedBytes" from (
      select id, name, size_bytes, received_bytes as "receivedBytes", created_at from uploads where brief_id = ${briefId}
      union all
      select id, name, size_bytes, size_bytes, created_at from conversation_files where brief_id = ${briefId}
    ) as files order by created_at, id`.execute(db);
  return rows;
}

/** The name of a file that is still being uploaded. */
export async function findUnfinishedFile(tx: Transaction<Database>, briefId: string): Promise<string | undefined> {
  const upload = await tx
    .selectFrom('uploads')
    .select('name')
    .where('brief_id', '=', briefId)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return upload?.name;
}

export async function insertBriefUpload(
  tx: Transaction<Database>,
  briefId: string,
  upload: Pick<BriefUpload, 'name' | 'size_bytes' | 'storage_key' | 'handle'>,
  at: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('uploads')
    .values({ ...upload, brief_id: briefId, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function findBriefUpload(db: Kysely<Database>, briefId: string, id: string): Promise<BriefUpload | undefined> {
  return db
    .selectFrom('uploads')
    .select(['id', 'name', 'size_bytes', 'received_bytes', 'storage_key', 'handle'])
    .where('id', '=', id)
    .where('brief_id', '=', briefId)
    .executeTakeFirst();
}

export async function deleteBriefUpload(tx: Transaction<Database>, id: string): Promise<void> {
  await tx.deleteFrom('uploads').where('id', '=', id).execute();
}

/** Turns a complete upload into a file of its brief; false when another request has done so. */
export async function storeBriefFile(tx: Transaction<Database>, id: string, type: string): Promise<boolean> {
  const upload = await tx
    .deleteFrom('uploads')
    .where('id', '=', id)
    .returning(['name', 'size_bytes', 'storage_key', 'brief_id', 'created_at'])
    .executeTakeFirst();
  if (!upload) return false;
  await tx
    .insertInto('conversation_files')
    .values({ ...upload, id, type, user_id: null, message_id: null })
    .execute();
  return true;
}

/** Deletes a finished file of a brief. @returns its key */
export async function deleteBriefFile(db: Kysely<Database>, briefId: string, id: string): Promise<string | undefined> {
  const file = await db
    .deleteFrom('conversation_files')
    .where('id', '=', id)
    .where('brief_id', '=', briefId)
    .where('message_id', 'is', null)
    .returning('storage_key')
    .executeTakeFirst();
  return file?.storage_key;
}

/** Attaches the finished files of a brief to its message. @returns their names */
export async function attachBriefFiles(
  tx: Transaction<Database>,
  briefId: string,
  messageId: string,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with placed as (
      select id, row_number() over (order by created_at, id) - 1 as place from conversation_files where brief_id = ${briefId}
    )
    update conversation_files f set message_id = ${messageId}, place = placed.place
      from placed where placed.id = f.id returning f.name`.execute(tx);
  return rows.map(({ name }) => name);
}

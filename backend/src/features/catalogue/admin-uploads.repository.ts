import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { UploadsTable } from '../../db/tables.gen.ts';

const COLUMNS = [
  'id',
  'user_id',
  'name',
  'size_bytes',
  'received_bytes',
  'storage_key',
  'handle',
  'sha256',
  'file_id',
  'created_at',
  'updated_at',
] as const;

export type UploadRow = Pick<Selectable<UploadsTable>, (typeof COLUMNS)[number]>;

/** The user's unfinished uploads, newest first. */
export function listUnfinishedUploads(db: Kysely<Database>, userId: string): Promise<UploadRow[]> {
  return db
    .selectFrom('uploads')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('file_id', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export function findUpload(
  db: Kysely<Database>,
  { id, userId }: { id: string; userId: string },
): Promise<UploadRow | undefined> {
  return db.selectFrom('uploads').select(COLUMNS).where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
}

/** An upload whatever its owner. */
export function readUpload(db: Kysely<Database>, id: string): Promise<UploadRow | undefined> {
  return db.selectFrom('uploads').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

const MAX_ABANDONED = 100;

/** Unfinished uploads of other users without a chunk since `before`, oldest first, with the owner's name. */
export function listAbandonedUploads(
  db: Kysely<Database>,
  { userId, before }: { userId: string; before: Date },
): Promise<(UploadRow & { started_by: string })[]> {
  return db
    .selectFrom('uploads')
    .innerJoin('users', 'users.id', 'uploads.user_id')
    .select(COLUMNS.map((column) => `uploads.${column}` as const))
    .select('users.name as started_by')
    .where('uploads.user_id', '!=', userId)
    .where('uploads.file_id', 'is', null)
    .where('uploads.updated_at', '<', before)
    .orderBy('uploads.updated_at')
    .orderBy('uploads.id')
    .limit(MAX_ABANDONED)
    .execute();
}

/** The user's own upload, or any user's without a chunk since `before`. */
export function findRemovableUpload(
  db: Kysely<Database>,
  { id, userId, before }: { id: string; userId: string; before: Date },
): Promise<UploadRow | undefined> {
  return db
    .selectFrom('uploads')
    .select(COLUMNS)
    .where('id', '=', id)
    .where(({ eb, or, and }) =>
      or([eb('user_id', '=', userId), and([eb('file_id', 'is', null), eb('updated_at', '<', before)])]),
    )
    .executeTakeFirst();
}

/** Serialises the start of a user's uploads. */
export async function lockUploader(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

export async function countUnfinishedUploads(tx: Transaction<Database>, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('uploads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('file_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The bytes that all unfinished uploads still need. */
export async function sumPendingBytes(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(size_bytes - received_bytes), 0)::bigint as bytes from uploads where file_id is null`.execute(
    db,
  );
  return Number(rows[0]?.bytes ?? 0);
}

export function insertUpload(db: Kysely<Database>, upload: Insertable<UploadsTable>): Promise<UploadRow> {
  return db.insertInto('uploads').values(upload).returning(COLUMNS).executeTakeFirstOrThrow();
}

export async function deleteUpload(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('uploads').where('id', '=', id).execute();
}

/** Uploads without activity since, finished or not. */
export function listExpiredUploads(db: Kysely<Database>, before: Date): Promise<UploadRow[]> {
  return db
    .selectFrom('uploads')
    .select(COLUMNS)
    .where('updated_at', '<', before)
    .orderBy('updated_at')
    .limit(500)
    .execute();
}

/** The data needed to turn an upload into a file; the row is locked. */
export function lockUpload(tx: Transaction<Database>, id: string): Promise<UploadRow | undefined> {
  return tx.selectFrom('uploads').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function setUploadFile(
  tx: Transaction<Database>,
  id: string,
  fileId: string,
  sha256: string,
): Promise<void> {
  await tx
    .updateTable('uploads')
    .set({ file_id: fileId, sha256, tail: null, hash_state: null })
    .where('id', '=', id)
    .execute();
}

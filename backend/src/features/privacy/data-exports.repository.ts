import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { DataExportsTable } from '../../db/tables.gen.ts';

const COLUMNS = [
  'user_id',
  'id',
  'state',
  'progress',
  'attempts',
  'storage_key',
  'size_bytes',
  'sha256',
  'requested_at',
  'updated_at',
  'expires_at',
] as const satisfies (keyof DataExportsTable)[];

export type DataExportRow = Selectable<DataExportsTable>;

export function findExport(db: Kysely<Database>, userId: string): Promise<DataExportRow | undefined> {
  return db.selectFrom('data_exports').select(COLUMNS).where('user_id', '=', userId).executeTakeFirst();
}

/** The user's export, locked until the transaction ends. */
export function lockExport(tx: Transaction<Database>, userId: string): Promise<DataExportRow | undefined> {
  return tx.selectFrom('data_exports').select(COLUMNS).where('user_id', '=', userId).forUpdate().executeTakeFirst();
}

/** Inserts a new request, replacing `before`; undefined when a concurrent one came first. */
export async function insertRequest(
  tx: Transaction<Database>,
  userId: string,
  before: string | undefined,
  at: Date,
): Promise<DataExportRow | undefined> {
  if (before !== undefined) await tx.deleteFrom('data_exports').where('id', '=', before).execute();
  return tx
    .insertInto('data_exports')
    .values({ user_id: userId, state: 'waiting', requested_at: at, updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Counts an attempt, including one after a server crash; undefined when the export was removed. */
export function markRunning(db: Kysely<Database>, id: string, at: Date): Promise<DataExportRow | undefined> {
  return db
    .updateTable('data_exports')
    .set({ state: 'running', progress: 0, attempts: sql<number>`attempts + 1`, updated_at: at })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returning(COLUMNS)
    .executeTakeFirst();
}

export async function setProgress(db: Kysely<Database>, id: string, progress: number, at: Date): Promise<void> {
  await db.updateTable('data_exports').set({ progress, updated_at: at }).where('id', '=', id).execute();
}

interface ExportFile {
  storage_key: string;
  size_bytes: number;
  sha256: string;
  expires_at: Date;
}

/** @returns false when it was removed or finished in the meantime */
export async function finishExport(
  tx: Transaction<Database>,
  id: string,
  file: ExportFile,
  at: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('data_exports')
    .set({ ...file, state: 'ready', progress: 100, updated_at: at })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** An export that another server has finished stays. */
export async function failExport(db: Kysely<Database>, id: string, at: Date): Promise<void> {
  await db
    .updateTable('data_exports')
    .set({ state: 'failed', updated_at: at })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

/** Clears the file keys of expired exports. @returns the keys */
export async function clearExpiredKeys(tx: Transaction<Database>, now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('data_exports')
    .select(['id', 'storage_key'])
    .where('expires_at', '<=', now)
    .where('storage_key', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = rows.map(({ id }) => id);
  await tx
    .updateTable('data_exports')
    .set({ storage_key: null })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return rows.flatMap(({ storage_key }) => (storage_key === null ? [] : [storage_key]));
}

/** The files of users about to be erased. */
export async function listExportKeys(tx: Transaction<Database>, userIds: string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('data_exports')
    .select('storage_key')
    .where('user_id', '=', sql<string>`any(${userIds}::uuid[])`)
    .execute();
  return rows.flatMap(({ storage_key }) => (storage_key === null ? [] : [storage_key]));
}

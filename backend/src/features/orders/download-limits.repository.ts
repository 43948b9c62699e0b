import type { Kysely } from 'kysely';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';

interface StartedDownload {
  downloadId: string;
  fileId: string;
  /** from then on, a request belongs to a download that was counted */
  since: Date;
}

/** Whether the limit has counted a download of this file since then. */
export async function hasStarted(
  db: Kysely<Database>,
  { downloadId, fileId, since }: StartedDownload,
): Promise<boolean> {
  const row = await db
    .selectFrom('limited_downloads')
    .select('started_at')
    .where('download_id', '=', downloadId)
    .where('file_id', '=', fileId)
    .where('started_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Uses one of the downloads that are left, unless the request belongs to one that was counted. The lock serialises
 * requests for the last one.
 * @returns false when none is left
 */
export function admitDownload(db: Kysely<Database>, started: StartedDownload & { at: Date }): Promise<boolean> {
  const { downloadId, fileId, at } = started;
  return inTransaction(db, async (tx) => {
    const download = await tx
      .selectFrom('downloads')
      .select('downloads_left')
      .where('id', '=', downloadId)
      .forUpdate()
      .executeTakeFirst();
    if (!download) return false;
    if (download.downloads_left === null || (await hasStarted(tx, started))) return true;
    if (download.downloads_left === 0) return false;
    await tx
      .updateTable('downloads')
      .set((eb) => ({ downloads_left: eb('downloads_left', '-', 1) }))
      .where('id', '=', downloadId)
      .execute();
    await tx
      .insertInto('limited_downloads')
      .values({ download_id: downloadId, file_id: fileId, started_at: at })
      .onConflict((conflict) => conflict.columns(['download_id', 'file_id']).doUpdateSet({ started_at: at }))
      .execute();
    return true;
  });
}

/** How often the files of a line can be downloaded, locked until the transaction ends; undefined without access to one. */
export function lockDownloadsLeft(
  tx: Kysely<Database>,
  orderId: string,
  lineId: string,
): Promise<{ id: string; downloads_left: number | null } | undefined> {
  return tx
    .selectFrom('downloads')
    .innerJoin('order_lines', 'order_lines.id', 'downloads.line_id')
    .select(['downloads.id', 'downloads.downloads_left'])
    .where('order_lines.order_id', '=', orderId)
    .where('order_lines.id', '=', lineId)
    .where('downloads.revoked_at', 'is', null)
    .forUpdate('downloads')
    .executeTakeFirst();
}

export async function updateDownloadsLeft(tx: Kysely<Database>, id: string, left: number | null): Promise<void> {
  await tx.updateTable('downloads').set({ downloads_left: left }).where('id', '=', id).execute();
}

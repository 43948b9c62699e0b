import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { DownloadsTable, FilesTable } from '../../db/schema-commerce.ts';

const LIST_LIMIT = 500;

export type DownloadRow = Pick<
  Selectable<DownloadsTable>,
  'id' | 'product_name' | 'version' | 'download_count' | 'created_at'
> & { file_name: string; size_bytes: number };

/** The person's downloads, newest first, at most 500. */
export function findDownloads(db: Kysely<Database>, userId: string, limit = LIST_LIMIT): Promise<DownloadRow[]> {
  return db
    .selectFrom('downloads')
    .innerJoin('files', 'files.id', 'downloads.file_id')
    .select([
      'downloads.id',
      'files.name as file_name',
      'files.size_bytes',
      'downloads.product_name',
      'downloads.version',
      'downloads.download_count',
      'downloads.created_at',
    ])
    .where('downloads.user_id', '=', userId)
    .where('downloads.revoked_at', 'is', null)
    .orderBy('downloads.created_at', 'desc')
    .orderBy('downloads.id', 'desc')
    .limit(limit)
    .execute();
}

/** The file behind one of the person's downloads; one that a refund took away is none any more. */
export function findFile(
  db: Kysely<Database>,
  userId: string,
  downloadId: string,
): Promise<Pick<Selectable<FilesTable>, 'storage_key' | 'name' | 'size_bytes' | 'sha256'> | undefined> {
  return db
    .selectFrom('downloads')
    .innerJoin('files', 'files.id', 'downloads.file_id')
    .select(['files.storage_key', 'files.name', 'files.size_bytes', 'files.sha256'])
    .where('downloads.id', '=', downloadId)
    .where('downloads.user_id', '=', userId)
    .where('downloads.revoked_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Counts one completed download, for the file and for the person's day, in one statement.
 * @param day UTC, `yyyy-mm-dd`
 */
export async function countDownload(
  db: Kysely<Database>,
  userId: string,
  downloadId: string,
  day: string,
): Promise<void> {
  await db
    .with('counted', (cte) =>
      cte
        .updateTable('downloads')
        .set((eb) => ({ download_count: eb('download_count', '+', 1) }))
        .where('id', '=', downloadId)
        .where('user_id', '=', userId)
        .returning('user_id'),
    )
    .insertInto('download_days')
    .columns(['user_id', 'day', 'count'])
    .expression((eb) =>
      eb
        .selectFrom('counted')
        .select(['counted.user_id', sql<string>`${day}::date`.as('day'), sql<number>`1`.as('count')]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet((eb) => ({ count: eb('download_days.count', '+', eb.ref('excluded.count')) })),
    )
    .execute();
}

import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { BackupsTable } from '../../db/tables.gen.ts';

export async function recordBackup(db: Kysely<Database>, backup: Insertable<BackupsTable>): Promise<void> {
  await db.insertInto('backups').values(backup).execute();
}

/** The last completed backup. */
export function findLastBackup(db: Kysely<Database>): Promise<{ finished_at: Date; bytes: number } | undefined> {
  return db
    .selectFrom('backups')
    .select(['finished_at', 'bytes'])
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

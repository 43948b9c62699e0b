import { type Kysely, sql } from 'kysely';

/** The right that let an administrator make a change; null for what was changed before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audit_entries add column used_right text`.execute(db);
}

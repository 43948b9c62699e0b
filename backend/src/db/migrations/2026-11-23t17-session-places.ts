import { type Kysely, sql } from 'kysely';

/** What the list of one's sessions says of each: device in words, shortened network; null for those opened before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions
    add column device text,
    add column network text,
    add column device_id uuid`.execute(db);
}

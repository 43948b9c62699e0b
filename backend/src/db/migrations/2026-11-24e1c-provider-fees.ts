import { type Kysely, sql } from 'kysely';

/** What providers take that tell no fee, by the owner's word. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_settings add column fees jsonb not null default '[]'`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Whether administrators need an authenticator app. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table site_settings add column require_factor boolean not null default false`.execute(db);
}

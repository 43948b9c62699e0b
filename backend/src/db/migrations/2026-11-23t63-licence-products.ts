import { type Kysely, sql } from 'kysely';

/** Whether buyers of a product get licence keys: of old, none does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column licence_keys boolean not null default false`.execute(db);
}

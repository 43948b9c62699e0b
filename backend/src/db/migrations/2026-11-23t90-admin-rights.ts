import { type Kysely, sql } from 'kysely';

/** What an administrator's work is: everything, as for all who are there, or some areas. Means nothing for customers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column rights text[] not null default '{all}'`.execute(db);
}

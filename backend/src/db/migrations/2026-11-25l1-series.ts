import { type Kysely, sql } from 'kysely';

/** The series that an article is a part of, by its name; empty for none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table posts add column series text not null default ''`.execute(db);
}

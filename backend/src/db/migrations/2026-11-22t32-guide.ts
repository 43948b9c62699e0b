import { type Kysely, sql } from 'kysely';

/** Administrators who have folded the first-run guide. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table folded_guides (user_id uuid primary key references users (id) on delete cascade)`.execute(db);
}

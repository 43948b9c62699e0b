import { type Kysely, sql } from 'kysely';

/** Accounts whose owners have asked for their deletion; a sign-in takes it back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table account_deletions (
    user_id uuid primary key references users (id) on delete cascade,
    due_at timestamptz(3) not null
  )`.execute(db);
}

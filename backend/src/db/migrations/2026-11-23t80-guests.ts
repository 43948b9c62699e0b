import { type Kysely, sql } from 'kysely';

/**
 * People who have bought without an account. Each purchase has a row of its own in `users`, closed for ever (`deleted_at`
 * in the year 9999): everything that an order brings belongs to somebody, and nobody can enter, count or list it, also in
 * the release before this one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table guests (
    user_id uuid primary key references users (id) on delete cascade,
    key_hash text unique,
    created_at timestamptz(3) not null
  )`.execute(db);
}

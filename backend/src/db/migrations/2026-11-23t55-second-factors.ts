import { type Kysely, sql } from 'kysely';

/** Authenticator apps, one for each account, and what opens the account without them; forgotten with the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table second_factors (
    user_id uuid primary key references users (id) on delete cascade,
    sealed_secret text not null,
    last_step integer not null default 0,
    enabled_at timestamptz(3)
  )`.execute(db);
  await sql`create table recovery_codes (
    user_id uuid not null references second_factors (user_id) on delete cascade,
    code_hash text not null,
    primary key (user_id, code_hash)
  )`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Ways back to an address that an account had before; forgotten with the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table email_returns (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users (id) on delete cascade,
    email text not null,
    token_hash text not null unique,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index email_returns_user on email_returns (user_id)`.execute(db);
  await sql`create index email_returns_email on email_returns (lower(email))`.execute(db);
}

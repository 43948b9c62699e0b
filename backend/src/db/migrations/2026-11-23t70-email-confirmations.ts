import { type Kysely, sql } from 'kysely';

/** The link that proves an address: the account's own, or one that takes its place when the link is opened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table email_confirmations (
    user_id uuid primary key references users (id) on delete cascade,
    email text not null,
    token_hash text not null unique,
    created_at timestamptz(3) not null,
    expires_at timestamptz(3) not null
  )`.execute(db);
}

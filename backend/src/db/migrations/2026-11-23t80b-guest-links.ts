import { type Kysely, sql } from 'kysely';

/** What opens a guest's order; the tokens themselves are only in mails and in the browser of the buyer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table guest_links (
    token_hash text primary key,
    user_id uuid not null references guests (user_id) on delete cascade,
    expires_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index guest_links_user on guest_links (user_id)`.execute(db);
  await sql`create index guest_links_expiry on guest_links (expires_at)`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** What opens the conversation of somebody without an account; the tokens themselves are only in mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table conversation_links (
    token_hash text primary key,
    conversation_id uuid not null references conversations (id) on delete cascade,
    expires_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index conversation_links_of on conversation_links (conversation_id)`.execute(db);
  await sql`create index conversation_links_expiry on conversation_links (expires_at)`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** The messages of conversations in the order of `seq`; a note is for the team alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table conversation_messages (
    id uuid primary key default gen_random_uuid(),
    seq bigint generated always as identity,
    conversation_id uuid not null references conversations (id) on delete cascade,
    kind text not null check (kind in ('person', 'studio', 'note')),
    author_id uuid references users (id) on delete set null,
    text text not null check (length(text) between 1 and 5000),
    created_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index conversation_messages_order on conversation_messages (conversation_id, seq)`.execute(db);
  await sql`create index conversation_messages_author on conversation_messages (author_id)`.execute(db);
}

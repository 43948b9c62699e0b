import { type Kysely, sql } from 'kysely';

/** Files of messages; one without a message waits for its sender to send it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table conversation_files (
    id uuid primary key default gen_random_uuid(),
    user_id uuid references users (id) on delete set null,
    message_id uuid references conversation_messages (id) on delete cascade,
    place integer not null default 0,
    storage_key text not null unique,
    name text not null check (length(name) between 1 and 120),
    type text not null,
    size_bytes bigint not null check (size_bytes > 0),
    created_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index conversation_files_message on conversation_files (message_id, place)`.execute(db);
  await sql`create index conversation_files_user on conversation_files (user_id)`.execute(db);
  await sql`create index conversation_files_waiting on conversation_files (created_at) where message_id is null`.execute(
    db,
  );
}

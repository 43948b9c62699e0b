import { type Kysely, sql } from 'kysely';

/** Files that arrive part by part. `tail` is what has come and is too little for the store, `hash_state` the SHA-256 so far. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table uploads (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users (id) on delete cascade,
    name text not null,
    size_bytes bigint not null check (size_bytes > 0),
    received_bytes bigint not null default 0 check (received_bytes between 0 and size_bytes),
    storage_key text not null unique,
    handle text not null,
    parts jsonb not null default '[]',
    next_part integer not null default 1,
    tail bytea,
    hash_state bytea,
    sha256 text,
    writer uuid,
    writer_until timestamptz(3),
    file_id uuid references files (id) on delete cascade,
    created_at timestamptz(3) not null,
    updated_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index uploads_person on uploads (user_id, created_at desc)`.execute(db);
  await sql`create index uploads_file on uploads (file_id)`.execute(db);
  await sql`create index uploads_age on uploads (updated_at)`.execute(db);
}

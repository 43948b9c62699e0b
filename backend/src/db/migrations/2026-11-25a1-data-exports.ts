import { type Kysely, sql } from 'kysely';

/** What people have asked for of their data: one row a person, with the file once it is there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table data_exports (
    user_id uuid primary key references users (id) on delete cascade,
    id uuid not null default gen_random_uuid() unique,
    state text not null check (state in ('waiting', 'running', 'ready', 'failed')),
    progress integer not null default 0 check (progress between 0 and 100),
    attempts integer not null default 0,
    storage_key text unique,
    size_bytes bigint,
    sha256 text,
    requested_at timestamptz(3) not null,
    updated_at timestamptz(3) not null,
    expires_at timestamptz(3)
  )`.execute(db);
}

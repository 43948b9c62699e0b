import { type Kysely, sql } from 'kysely';

/** Passkeys, each with the public half of its key; forgotten with the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table passkeys (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users (id) on delete cascade,
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null default 0,
    transports text[] not null default '{}',
    synced boolean not null default false,
    name text not null,
    created_at timestamptz(3) not null default now(),
    last_used_at timestamptz(3)
  )`.execute(db);
  await sql`create index passkeys_by_user on passkeys (user_id, created_at desc)`.execute(db);
}

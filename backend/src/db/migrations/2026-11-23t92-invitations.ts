import { type Kysely, sql } from 'kysely';

/** Invitations to the administration that nobody has accepted yet. Only the token's hash is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table invitations (
    id uuid primary key default gen_random_uuid(),
    name text not null,
    email text not null,
    rights text[] not null,
    token_hash text not null unique,
    invited_by uuid references users (id) on delete set null,
    created_at timestamptz(3) not null,
    sent_at timestamptz(3) not null,
    expires_at timestamptz(3) not null
  )`.execute(db);
  await sql`create unique index invitations_email_once on invitations (lower(email))`.execute(db);
}

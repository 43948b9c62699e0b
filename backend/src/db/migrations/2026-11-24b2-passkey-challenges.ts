import { type Kysely, sql } from 'kysely';

/** What passkeys are asked to sign: by its hash, once, for a few minutes. `user_id`: whose new passkey it is for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table passkey_challenges (
    challenge_hash text primary key,
    user_id uuid references users (id) on delete cascade,
    expires_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index passkey_challenges_by_end on passkey_challenges (expires_at)`.execute(db);
}

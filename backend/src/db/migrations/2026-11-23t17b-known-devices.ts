import { type Kysely, sql } from 'kysely';

/** Browsers that an account was opened with, by the id in their signed cookie; forgotten with the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table known_devices (
    user_id uuid not null references users (id) on delete cascade,
    device_id uuid not null,
    first_seen_at timestamptz(3) not null,
    last_seen_at timestamptz(3) not null,
    primary key (user_id, device_id)
  )`.execute(db);
  await sql`create index known_devices_seen on known_devices (last_seen_at)`.execute(db);
}

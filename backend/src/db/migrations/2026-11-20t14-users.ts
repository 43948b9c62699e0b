import { type Kysely, sql } from 'kysely';

/** Accounts get a version against stale edits, and a deletion is first a mark: the data is erased some time later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users
    add column version integer not null default 1 check (version > 0),
    add column deleted_at timestamptz(3)`.execute(db);
  await sql`create index users_deleted on users (deleted_at) where deleted_at is not null`.execute(db);
}

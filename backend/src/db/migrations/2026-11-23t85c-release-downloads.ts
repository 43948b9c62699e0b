import { type Kysely, sql } from 'kysely';

/** Who has which version: completed downloads of a release by each person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table release_downloads (
    release_id uuid not null references releases (id) on delete cascade,
    user_id uuid not null references users (id) on delete cascade,
    count integer not null check (count > 0),
    last_at timestamptz(3) not null,
    primary key (release_id, user_id)
  )`.execute(db);
  await sql`create index release_downloads_user on release_downloads (user_id)`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** The files of a release, one or several for a platform; the first one is what buyers get. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table release_files (
    release_id uuid not null references releases (id) on delete cascade,
    file_id uuid not null references files (id),
    platform text not null default 'any' check (platform in ('any', 'windows', 'macos', 'linux', 'android', 'ios')),
    requirements text not null default '',
    position integer not null default 0,
    primary key (release_id, file_id)
  )`.execute(db);
  await sql`create index release_files_file on release_files (file_id)`.execute(db);
}

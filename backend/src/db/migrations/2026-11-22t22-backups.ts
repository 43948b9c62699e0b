import { type Kysely, sql } from 'kysely';

/** The backups that were finished, for the status screen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table backups (
    id bigint generated always as identity primary key,
    origin text not null check (origin in ('command', 'schedule')),
    started_at timestamptz(3) not null,
    finished_at timestamptz(3) not null default now(),
    bytes bigint not null,
    rows bigint not null,
    files bigint not null,
    file_bytes bigint not null
  )`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** The servers that share the database: each says every few seconds that it is alive. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table servers (
    id uuid primary key,
    name text not null,
    version text not null,
    worker text,
    started_at timestamptz(3) not null default now(),
    seen_at timestamptz(3) not null default now(),
    stopped_at timestamptz(3),
    mail_at timestamptz(3)
  )`.execute(db);
}

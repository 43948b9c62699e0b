import { type Kysely, sql } from 'kysely';

/**
 * What administrators changed. A row outlives both the person who made the change and the thing it tells about, so it
 * names the thing by text and not by a reference.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table audit_entries (
    id bigint generated always as identity primary key,
    actor_id uuid references users (id) on delete set null,
    action text not null check (action ~ '^[a-z]+(-[a-z]+)*[.][a-z]+(-[a-z]+)*$'),
    subject text not null check (subject ~ '^[a-z]+(-[a-z]+)*$'),
    subject_id text,
    label text not null,
    before jsonb,
    after jsonb,
    created_at timestamptz(3) not null default now()
  )`.execute(db);
  await sql`create index audit_entries_actor on audit_entries (actor_id, id desc)`.execute(db);
  await sql`create index audit_entries_subject on audit_entries (subject, subject_id, id desc)`.execute(db);
  await sql`create index audit_entries_time on audit_entries (created_at desc)`.execute(db);
}

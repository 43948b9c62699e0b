import { type Kysely, sql } from 'kysely';

/** The waitlist: the same columns as the newsletter's tables, so that one engine works on both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table waitlist_subscribers (like newsletter_subscribers including all)`.execute(db);
  await sql`create table waitlist_links (
    token_hash text primary key,
    subscriber_id uuid not null references waitlist_subscribers (id) on delete cascade,
    created_at timestamptz(3) not null default now(),
    expires_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index waitlist_links_subscriber on waitlist_links (subscriber_id)`.execute(db);
}

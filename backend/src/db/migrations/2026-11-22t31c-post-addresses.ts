import { type Kysely, sql } from 'kysely';

/**
 * Readable addresses of articles, present and former ones; an article without a present one stands at its number. They go
 * with the article for good, so a deleted one finds its own again when it comes back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table post_addresses (
    address text primary key check (
      address ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and address ~ '[a-z]' and length(address) <= 80
    ),
    post_id integer not null references posts (id) on delete cascade,
    present boolean not null,
    created_at timestamptz(3) not null default now()
  )`.execute(db);
  await sql`create unique index post_addresses_present on post_addresses (post_id) where present`.execute(db);
  await sql`create index post_addresses_post on post_addresses (post_id)`.execute(db);
}

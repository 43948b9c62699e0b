import { type Kysely, sql } from 'kysely';

/**
 * Who of the studio is mailed about orders and days. The row without an address stands for the studio's own, whatever that
 * is at the time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table mail_receivers (
    id uuid primary key default gen_random_uuid(),
    email text,
    orders boolean not null,
    digest boolean not null
  )`.execute(db);
  await sql`create unique index mail_receivers_email on mail_receivers (coalesce(lower(email), ''))`.execute(db);
  await sql`insert into mail_receivers (email, orders, digest) values (null, true, true)`.execute(db);
}

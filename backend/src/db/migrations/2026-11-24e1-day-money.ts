import { type Kysely, sql } from 'kysely';

/**
 * Money of the days that are over, so that a year of a large shop is read from some hundred rows. A row without a provider
 * holds what was paid and given back for orders and the tax in it, the others what providers kept. `until` is a day of
 * its own, because days that were closed before this have to be added up once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table closed_money (
    id smallint primary key default 1 check (id = 1),
    until date not null default '-infinity'
  )`.execute(db);
  await sql`insert into closed_money default values`.execute(db);
  await sql`create table day_money (
    day date not null,
    provider text not null default '',
    gross_cents bigint not null default 0,
    refunded_cents bigint not null default 0,
    tax_cents bigint not null default 0,
    fee_cents bigint not null default 0,
    untold integer not null default 0,
    untold_cents bigint not null default 0,
    primary key (day, provider)
  )`.execute(db);
}

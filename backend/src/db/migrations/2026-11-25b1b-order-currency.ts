import { type Kysely, sql } from 'kysely';

/** The currency of an order stands beside its amount; all from before are in dollars. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column currency text not null default 'USD'`.execute(db);
  await sql`alter table orders alter column currency set default shop_currency()`.execute(db);
}

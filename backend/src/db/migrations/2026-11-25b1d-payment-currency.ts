import { type Kysely, sql } from 'kysely';

/** Payments begin in the currency of the shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments alter column currency set default shop_currency()`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** The currency of a movement stands beside its amount; all from before are in dollars. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table wallet_entries add column currency text not null default 'USD'`.execute(db);
  await sql`alter table wallet_entries alter column currency set default shop_currency()`.execute(db);
}

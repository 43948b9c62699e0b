import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** The shop's currency; columns with amounts use the same function. */
export async function findShopCurrency(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ currency: string }>`select shop_currency() as currency`.execute(db);
  return rows[0]?.currency ?? 'USD';
}

/** The shop's currency, and the second one in which plans may have a price; null without one. */
export async function findShopCurrencies(db: Kysely<Database>): Promise<{ currency: string; second: string | null }> {
  const row = await db.selectFrom('payment_settings').select(['currency', 'second_currency']).executeTakeFirst();
  return { currency: row?.currency ?? 'USD', second: row?.second_currency ?? null };
}

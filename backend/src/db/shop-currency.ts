import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** The shop's currency; columns with amounts use the same function. */
export async function findShopCurrency(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ currency: string }>`select shop_currency() as currency`.execute(db);
  return rows[0]?.currency ?? 'USD';
}

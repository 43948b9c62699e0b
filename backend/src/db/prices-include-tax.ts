import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Whether the shop's prices include tax; otherwise it is added to them. */
export async function pricesIncludeTax(db: Kysely<Database>): Promise<boolean> {
  const row = await db.selectFrom('invoice_settings').select('prices_include_tax').executeTakeFirst();
  return row?.prices_include_tax ?? true;
}

import type { Kysely } from 'kysely';
import { findLowestPrice } from '../../../../contract/rules/lowest-price.ts';
import type { Database } from '../../db/schema.ts';

/** The lowest price of the 30 days before the current one, by plan, in minor units; plans without one are missing. */
export async function findLowestPrices(db: Kysely<Database>, productId: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('plan_prices')
    .select(['plan_id', 'cents', 'since'])
    .where('product_id', '=', productId)
    .orderBy('id')
    .execute();
  const lowest = [...Map.groupBy(rows, ({ plan_id }) => plan_id)].flatMap(([plan, history]) => {
    const cents = findLowestPrice(history);
    return cents === null ? [] : [[plan, cents] as const];
  });
  return new Map(lowest);
}

import type { Kysely } from 'kysely';
import { countAll, type PageResult, type Range } from '../../db/paging.ts';
import type { Database } from '../../db/schema.ts';
import { type ProductCardRow, productCardColumns } from './products.repository.ts';
import type { SaveOwner } from './save-owner.rules.ts';

/** One page of the user's saved products that are published, last saved first; the limit is 500 per user. */
export async function listSavedCards(
  db: Kysely<Database>,
  { column, id }: SaveOwner,
  { limit, offset }: Range,
): Promise<PageResult<ProductCardRow>> {
  const saved = db
    .selectFrom('saved_products as saved')
    .innerJoin('products', 'products.id', 'saved.product_id')
    .where(`saved.${column}`, '=', id)
    .where('products.published', '=', true);
  const total = await countAll(db, saved);
  const rows = await saved
    .select(productCardColumns.map((name) => `products.${name}` as const))
    .orderBy('saved.created_at', 'desc')
    .orderBy('saved.product_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { ...total, rows };
}

import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { poolCounts } from './licence-pool.repository.ts';

export interface PoolRow {
  id: number;
  title: string;
  free: number;
  given: number;
  /** the alert that the owner has received */
  told: 'low' | 'empty' | null;
}

/** The imported keys of every product that has some, fewest left first. */
export async function listPools(db: Kysely<Database>): Promise<PoolRow[]> {
  const { rows } = await sql<PoolRow>`
    select products.id, products.title, counted.free, counted.given, news.state as told
      from (${poolCounts}) as counted
      join products on products.id = counted.product_id and products.deleted_at is null and products.licence_keys
      left join licence_pool_news as news on news.product_id = products.id
     order by counted.free, products.id`.execute(db);
  return rows;
}

/** Stores the alert. @returns whether it is new, so that only one of several servers sends it */
export async function upsertAlert(
  tx: Transaction<Database>,
  productId: number,
  state: 'low' | 'empty',
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into licence_pool_news as kept (product_id, state, told_at) values (${productId}, ${state}, ${at})
    on conflict (product_id) do update set state = excluded.state, told_at = excluded.told_at
     where kept.state <> excluded.state
    returning product_id`.execute(tx);
  return rows.length > 0;
}

/** There are enough keys again: the next shortage is a new alert. */
export async function deleteAlert(db: Kysely<Database>, productId: number): Promise<void> {
  await db.deleteFrom('licence_pool_news').where('product_id', '=', productId).execute();
}

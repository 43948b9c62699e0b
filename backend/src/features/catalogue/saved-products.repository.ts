import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { SaveOwner } from './save-owner.rules.ts';

/** Ids of the saved products that are published, last saved first. */
export async function listSavedIds(db: Kysely<Database>, { column, id }: SaveOwner): Promise<number[]> {
  const rows = await db
    .selectFrom('saved_products as saved')
    .innerJoin('products', 'products.id', 'saved.product_id')
    .select('saved.product_id')
    .where(`saved.${column}`, '=', id)
    .where('products.published', '=', true)
    .orderBy('saved.created_at', 'desc')
    .orderBy('saved.product_id', 'desc')
    .execute();
  return rows.map((row) => row.product_id);
}

/** Serialises the calls of one owner until the transaction ends; a visitor has no row to lock. */
export async function lockSaves(tx: Transaction<Database>, { id }: SaveOwner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved ${id}`}, 0))`.execute(tx);
}

/** Whether the product is published; it cannot be deleted until the transaction ends. */
export async function lockPublishedProduct(tx: Transaction<Database>, productId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('published', '=', true)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function countOtherSaves(tx: Transaction<Database>, owner: SaveOwner, productId: number): Promise<number> {
  const row = await tx
    .selectFrom('saved_products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(owner.column, '=', owner.id)
    .where('product_id', '<>', productId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Saves a product, or updates the time of one already saved. */
export async function upsertSave(db: Kysely<Database>, owner: SaveOwner, productId: number, now: Date): Promise<void> {
  await db
    .insertInto('saved_products')
    .values({
      user_id: owner.column === 'user_id' ? owner.id : null,
      visitor_id: owner.column === 'visitor_id' ? owner.id : null,
      product_id: productId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns([owner.column, 'product_id']).doUpdateSet({ created_at: now }))
    .execute();
}

export async function deleteSave(db: Kysely<Database>, owner: SaveOwner, productId: number): Promise<void> {
  await db
    .deleteFrom('saved_products')
    .where(owner.column, '=', owner.id)
    .where('product_id', '=', productId)
    .execute();
}

/** Moves a visitor's saves to a user; for a product saved by both, the newer time stays. */
export async function moveSaves(tx: Transaction<Database>, visitorId: string, userId: string): Promise<void> {
  await sql`
    with moved as (
      delete from saved_products where visitor_id = ${visitorId} returning product_id, created_at
    )
    insert into saved_products (user_id, product_id, created_at)
    select ${userId}::uuid, product_id, created_at from moved order by product_id
    on conflict (user_id, product_id)
      do update set created_at = greatest(saved_products.created_at, excluded.created_at)`.execute(tx);
}

/** Keeps the user's `limit` newest saves. */
export async function trimSaves(tx: Transaction<Database>, userId: string, limit: number): Promise<void> {
  const surplus = tx
    .selectFrom('saved_products')
    .select('product_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('product_id', 'desc')
    .offset(limit);
  await tx.deleteFrom('saved_products').where('user_id', '=', userId).where('product_id', 'in', surplus).execute();
}

/** Deletes the saves of visitors who have not saved anything since `before`; their cookies have expired. */
export async function deleteExpiredSaves(db: Kysely<Database>, before: Date): Promise<void> {
  await sql`
    delete from saved_products where visitor_id in (
      select visitor_id from saved_products where visitor_id is not null
      group by visitor_id having max(created_at) < ${before}::timestamptz
    )`.execute(db);
}

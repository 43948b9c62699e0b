import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { BundleRow } from '../catalogue/bundles.repository.ts';
import type { SaveOwner } from '../catalogue/save-owner.rules.ts';

export type CartBundleRow = BundleRow & {
  /** it is not deleted */
  exists: boolean;
};

/** The bundles of a cart in the order in which they were added. */
export function listCartBundles(db: Kysely<Database>, { column, id }: SaveOwner): Promise<CartBundleRow[]> {
  return db
    .selectFrom('cart_bundles')
    .innerJoin('bundles', 'bundles.id', 'cart_bundles.bundle_id')
    .select(['bundles.id', 'name', 'description', 'image', 'parts', 'price_cents'])
    .select(['ends_at', 'published', 'version', 'bundles.updated_at'])
    .select(sql<boolean>`bundles.deleted_at is null`.as('exists'))
    .where(`cart_bundles.${column}`, '=', id)
    .orderBy('cart_bundles.seq')
    .execute();
}

/** Adds a bundle; one that is in the cart already stays. */
export async function insertCartBundle(
  tx: Transaction<Database>,
  { column, id }: SaveOwner,
  { bundleId, at }: { bundleId: number; at: Date },
): Promise<void> {
  await tx
    .insertInto('cart_bundles')
    .values({ [column]: id, bundle_id: bundleId, updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @param bundleId without it, all bundles of the cart */
export async function deleteCartBundles(
  tx: Transaction<Database>,
  { column, id }: SaveOwner,
  bundleId?: number,
): Promise<void> {
  await tx
    .deleteFrom('cart_bundles')
    .where(column, '=', id)
    .$if(bundleId !== undefined, (query) => query.where('bundle_id', '=', bundleId ?? 0))
    .execute();
}

/** Moves a visitor's bundles to a user, as far as their products fit. */
export async function moveCartBundles(
  tx: Transaction<Database>,
  visitorId: string,
  { userId, limit, at }: { userId: string; limit: number; at: Date },
): Promise<void> {
  await sql`
    with moved as (delete from cart_bundles where visitor_id = ${visitorId} returning seq, bundle_id),
    present as (
      select (select count(*) from cart_items where user_id = ${userId}) + coalesce((
        select sum(jsonb_array_length(parts)) from cart_bundles join bundles on bundles.id = bundle_id
         where user_id = ${userId}), 0) as size),
    growing as (
      select moved.seq, moved.bundle_id, present.size + sum(jsonb_array_length(parts)) over (order by moved.seq) as size
        from moved join bundles on bundles.id = moved.bundle_id, present
       where not exists (select from cart_bundles own where own.user_id = ${userId} and own.bundle_id = moved.bundle_id))
    insert into cart_bundles (user_id, bundle_id, updated_at)
    select ${userId}::uuid, bundle_id, ${at} from growing where size <= ${limit} order by seq
    on conflict do nothing`.execute(tx);
}

/** Deletes the bundles of visitors' carts that have not changed since `before`. */
export async function deleteExpiredCartBundles(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('cart_bundles').where('visitor_id', 'is not', null).where('updated_at', '<', before).execute();
}

import { type Kysely, sql, type Transaction } from 'kysely';
import type { StoredPicture } from '../../../../contract/rules/picture.ts';
import type { Database, RetiredPrice, StoredPrice } from '../../db/schema.ts';
import type { SaveOwner } from '../catalogue/save-owner.rules.ts';

export interface CartItemRow {
  id: string;
  product_id: number;
  plan_id: string;
  quantity: number;
  /** price of one unit, if the buyer chose it */
  chosen_cents: number | null;
  title: string;
  images: StoredPicture[];
  pricing: StoredPrice[];
  retired_plans: RetiredPrice[];
  licence_keys: boolean;
  /** the owner has imported the product's keys */
  hasImportedKeys: boolean;
  /** the product is published, and its plan is for sale with a file */
  available: boolean;
  /** the account already has the plan */
  owned: boolean;
}

/** Serialises the changes of one cart until the transaction ends; a visitor has no row to lock. */
export async function lockCart(tx: Transaction<Database>, { id }: SaveOwner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cart ${id}`}, 0))`.execute(tx);
}

/** The items of a cart in the order in which they were added. */
export async function listCartItems(
  db: Kysely<Database>,
  { column, id }: SaveOwner,
  { at, itemId }: { at: Date; itemId?: string },
): Promise<CartItemRow[]> {
  const isItem = itemId === undefined ? sql`` : sql`and item.id = ${itemId}`;
  const { rows } = await sql<CartItemRow>`
    select item.id, item.product_id, item.plan_id, item.quantity, item.chosen_cents, products.title, products.images, products.pricing,
           products.retired_plans, products.licence_keys,
           exists (select from licence_pool where licence_pool.product_id = products.id) as "hasImportedKeys",
           products.published and exists (
             select from jsonb_array_elements(products.pricing) plan where plan ->> 'id' = item.plan_id::text) and exists (
             select from product_files file where file.product_id = products.id and file.version = products.version
                and plan_release_file(file.file_id, products.id, item.plan_id) is not null) as available,
           exists (
             select from entitlements join order_lines line on line.id = entitlements.line_id
               join orders on orders.id = line.order_id
              where orders.user_id = item.user_id and line.product_id = item.product_id
                and entitlements.plan_id = item.plan_id and entitlements.ended_at is null
                and (entitlements.holds_until is null or entitlements.holds_until > ${at})) as owned
      from cart_items item join products on products.id = item.product_id
     where item.${sql.ref(column)} = ${id} ${isItem}
     order by item.seq`.execute(db);
  return rows;
}

interface NewItem {
  productId: number;
  planId: string;
  quantity: number;
  chosenCents: number | null;
  at: Date;
}

/** Adds a plan; one that is in the cart already gets the larger quantity, and the price chosen last. */
export async function upsertCartItem(
  tx: Transaction<Database>,
  { column, id }: SaveOwner,
  { productId, planId, quantity, chosenCents, at }: NewItem,
): Promise<void> {
  await sql`
    insert into cart_items as item (${sql.ref(column)}, product_id, plan_id, quantity, chosen_cents, updated_at)
    values (${id}, ${productId}, ${planId}, ${quantity}, ${chosenCents}, ${at})
    on conflict (${sql.ref(column)}, product_id, plan_id) where ${sql.ref(column)} is not null
      do update set quantity = greatest(item.quantity, excluded.quantity), chosen_cents = excluded.chosen_cents,
        updated_at = excluded.updated_at`.execute(tx);
}

/** False when the item is not in the cart. */
export async function updateCartQuantity(
  tx: Transaction<Database>,
  owner: SaveOwner,
  { itemId, quantity, at }: { itemId: string; quantity: number; at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('cart_items')
    .set({ quantity, updated_at: at })
    .where('id', '=', itemId)
    .where(owner.column, '=', owner.id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteCartItem(tx: Transaction<Database>, owner: SaveOwner, itemId: string): Promise<void> {
  await tx.deleteFrom('cart_items').where('id', '=', itemId).where(owner.column, '=', owner.id).execute();
}

export async function emptyCart(tx: Transaction<Database>, { column, id }: SaveOwner): Promise<void> {
  await tx.deleteFrom('cart_items').where(column, '=', id).execute();
  await tx.deleteFrom('cart_bundles').where(column, '=', id).execute();
}

/**
 * Moves a visitor's items to a user, as far as they fit; for a plan in both carts, the larger quantity and the visitor's chosen
 * price stay.
 */
export async function moveCart(
  tx: Transaction<Database>,
  visitorId: string,
  { userId, limit, at }: { userId: string; limit: number; at: Date },
): Promise<void> {
  await sql`
    with moved as (delete from cart_items where visitor_id = ${visitorId} returning seq, product_id, plan_id, quantity, chosen_cents),
    fitting as (
      select moved.seq, moved.product_id, moved.plan_id, moved.quantity, moved.chosen_cents from moved left join cart_items own
          on own.user_id = ${userId} and own.product_id = moved.product_id and own.plan_id = moved.plan_id
       order by own.id is null, seq
       limit greatest(0, ${limit}::integer - (select count(*)::integer from cart_items other where other.user_id = ${userId}
         and not exists (select from moved m where m.product_id = other.product_id and m.plan_id = other.plan_id))))
    insert into cart_items as item (user_id, product_id, plan_id, quantity, chosen_cents, updated_at)
    select ${userId}::uuid, product_id, plan_id, quantity, chosen_cents, ${at} from fitting order by seq
    on conflict (user_id, product_id, plan_id) where user_id is not null
      do update set quantity = greatest(item.quantity, excluded.quantity),
        chosen_cents = coalesce(excluded.chosen_cents, item.chosen_cents), updated_at = excluded.updated_at`.execute(
    tx,
  );
}

/** Deletes the carts of visitors that have not changed since `before`; their cookies have expired. */
export async function deleteExpiredCarts(db: Kysely<Database>, before: Date): Promise<void> {
  await sql`delete from cart_items where visitor_id in (
    select visitor_id from cart_items where visitor_id is not null
     group by visitor_id having max(updated_at) < ${before}::timestamptz)`.execute(db);
}

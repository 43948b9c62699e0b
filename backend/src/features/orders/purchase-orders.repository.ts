import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { toPurchaseOrder } from '../../../../contract/rules/purchase-orders.ts';
import type { Database } from '../../db/schema.ts';
import { contains } from '../../db/search.ts';

/** Stores the number as typed with an order; without one, an earlier number of an unpaid order stays. */
export async function setPurchaseOrder(
  tx: Transaction<Database>,
  orderId: string,
  typed: string | undefined,
): Promise<void> {
  const number = toPurchaseOrder(typed);
  if (number === undefined) return;
  await tx
    .insertInto('purchase_orders')
    .values({ order_id: orderId, number })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ number }))
    .execute();
}

/** The number of the current order in a query of orders. */
export const purchaseOrderColumn = sql<string | null>`(
  select purchase_orders.number from purchase_orders where purchase_orders.order_id = orders.id)`.as('purchase_order');

/** Whether the number of the current order contains the words of a search. */
export const matchesPurchaseOrder = (search: string): RawBuilder<boolean> => sql<boolean>`orders.id in (
  select order_id from purchase_orders where ${contains(['purchase_orders.number'], search, 'indexed')})`;

/** Deletes the numbers of an erased user's orders; issued invoices stay complete. */
export async function deletePurchaseOrders(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx
    .deleteFrom('purchase_orders')
    .where('order_id', 'in', (eb) => eb.selectFrom('orders').select('id').where('user_id', '=', userId))
    .execute();
}

export async function findPurchaseOrder(db: Kysely<Database>, orderId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('purchase_orders')
    .select('number')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.number;
}

import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** One of the user's files with its order. */
export function findChangeableFile(
  db: Kysely<Database>,
  userId: string,
  downloadId: string,
): Promise<{ order_id: string | null; product_id: number | null } | undefined> {
  return db
    .selectFrom('downloads')
    .select(['order_id', 'product_id'])
    .where('id', '=', downloadId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

/** The amount of several orders that was refunded or is pending, in cents. */
export async function sumRefundsOfOrders(db: Kysely<Database>, orderIds: string[]): Promise<number> {
  const row = await db
    .selectFrom('refunds')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('amount_cents'), sql<number>`0`).as('cents'))
    .where('order_id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .where('status', '<>', 'failed')
    .executeTakeFirst();
  return Number(row?.cents ?? 0);
}

/** The file of an order, if it has one. */
export async function findOrderDownloadId(tx: Transaction<Database>, orderId: string): Promise<string | null> {
  const row = await tx.selectFrom('downloads').select('id').where('order_id', '=', orderId).executeTakeFirst();
  return row?.id ?? null;
}

/** Whether an order renews or upgrades an earlier one. */
export async function isPlanChange(tx: Transaction<Database>, orderId: string): Promise<boolean> {
  const snapshot = tx.selectFrom('order_promises').select('order_id').where('order_id', '=', orderId);
  return (await snapshot.where('root_id', 'is not', null).executeTakeFirst()) !== undefined;
}

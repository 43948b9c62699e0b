import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { StoredPrice } from '../../db/schema-catalogue.ts';
import type { DownloadsTable, OrderStatus, OrdersTable } from '../../db/schema-commerce.ts';

const LIST_LIMIT = 500;
const columns = ['id', 'number', 'product_name', 'amount_cents', 'status', 'created_at'] as const;

export type OrderRow = Pick<Selectable<OrdersTable>, (typeof columns)[number]>;
export type OrderDetailRow = OrderRow & { product_id: number | null; tier: string | null; download_id: string | null };
export type OrderEventRow = { status: OrderStatus; created_at: Date };

/** The person's orders, newest first, at most 500. */
export function findOrders(db: Kysely<Database>, userId: string, limit = LIST_LIMIT): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
}

/** One of the person's orders with the file that came with it. */
export function findOrder(db: Kysely<Database>, userId: string, id: string): Promise<OrderDetailRow | undefined> {
  return db
    .selectFrom('orders')
    .leftJoin('downloads', (join) =>
      join.onRef('downloads.order_id', '=', 'orders.id').on('downloads.revoked_at', 'is', null),
    )
    .select(columns.map((name) => `orders.${name}` as const))
    .select(['orders.product_id', 'orders.tier', 'downloads.id as download_id'])
    .where('orders.id', '=', id)
    .where('orders.user_id', '=', userId)
    .executeTakeFirst();
}

/** The states an order has been in, oldest first; the caller has checked whose order it is. */
export function findOrderEvents(db: Kysely<Database>, orderId: string): Promise<OrderEventRow[]> {
  return db
    .selectFrom('order_events')
    .select(['status', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/** What a product costs and what its buyer gets. */
export interface OfferRow {
  id: number;
  title: string;
  version: string;
  pricing: StoredPrice[];
  /** file of the current version, or null while there is none */
  file_id: string | null;
}

/** A published product as it is for sale; it cannot be deleted before the transaction ends. */
export function findOffer(tx: Transaction<Database>, productId: number): Promise<OfferRow | undefined> {
  return tx
    .selectFrom('products')
    .select(['products.id', 'products.title', 'products.version', 'products.pricing'])
    .select((eb) =>
      eb
        .selectFrom('product_files')
        .select('product_files.file_id')
        .whereRef('product_files.product_id', '=', 'products.id')
        .whereRef('product_files.version', '=', 'products.version')
        .as('file_id'),
    )
    .where('products.id', '=', productId)
    .where('products.published', '=', true)
    .forKeyShare()
    .executeTakeFirst();
}

type NewOrder = Insertable<OrdersTable> & { created_at: Date };

/** Makes the order and opens its history with its present state. */
export async function insertOrder(tx: Transaction<Database>, values: NewOrder): Promise<OrderRow> {
  const order = await tx.insertInto('orders').values(values).returning(columns).executeTakeFirstOrThrow();
  await tx
    .insertInto('order_events')
    .values({ order_id: order.id, status: order.status, created_at: order.created_at })
    .execute();
  return order;
}

/** Hands the file of an order over to its buyer; answers the id of the download. */
export async function insertDownload(tx: Transaction<Database>, values: Insertable<DownloadsTable>): Promise<string> {
  const row = await tx.insertInto('downloads').values(values).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

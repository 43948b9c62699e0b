import { type Insertable, type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import { asciiDigits } from '../../../shared/digits.ts';
import type { PlanChange } from '../../../shared/held-plans.ts';
import type { PlanRights } from '../../../shared/plan-rights.ts';
import {
  ascending,
  countAll,
  descending,
  type Found,
  inOrder,
  keysAt,
  type Order,
  type Range,
} from '../../db/paging.ts';
import { fileOrder } from '../../db/plan-changes.ts';
import type { Database, OrderStatus } from '../../db/schema.ts';
import { containing, contains } from '../../db/search.ts';
import type { DownloadsTable, OrderPromisesTable, OrdersTable } from '../../db/tables.gen.ts';
import type { OwnOrderSort } from '../../generated/model.ts';

const columns = ['id', 'number', 'product_name', 'amount_cents', 'status', 'created_at'] as const;

export type OrderRow = Pick<Selectable<OrdersTable>, (typeof columns)[number]>;
export type OrderDetailRow = OrderRow & {
  product_id: number | null;
  tier: string | null;
  plan_id: string | null;
  download_id: string | null;
  change: PlanChange['kind'] | null;
};
export type OrderEventRow = { status: OrderStatus; created_at: Date };

/** The user's newest orders. */
export function findNewestOrders(db: Kysely<Database>, userId: string, limit: number): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
}

export interface OwnOrdersFilter {
  /** part of the number or of the product's name */
  search: string | undefined;
  status: OrderStatus | undefined;
}

/** Identified by number, which the index of a user's orders holds with every column queried here. */
const number = sql<number>`number`;
const ORDERS: Record<'date' | 'number' | 'total', RawBuilder<unknown>[]> = {
  date: [sql`created_at`, number],
  number: [number],
  total: [sql`amount_cents`, number],
};

/** One page of the user's orders. */
export async function findOrders(
  db: Kysely<Database>,
  userId: string,
  { search, status }: OwnOrdersFilter,
  sort: OwnOrderSort,
  range: Range,
): Promise<Found<OrderRow>> {
  let query = db.selectFrom('orders').where('user_id', '=', userId);
  if (status !== undefined) query = query.where('status', '=', status);
  if (search !== undefined) {
    const named = contains(['product_name'], search, 'walked');
    query = query.where(sql<boolean>`(number::text like ${containing(asciiDigits(search))} or ${named})`);
  }
  const by = sort.startsWith('-') ? descending : ascending;
  const orders: Order[] = ORDERS[sort.replace('-', '') as keyof typeof ORDERS].map(by);
  const total = await countAll(db, query);
  const keys = await keysAt(db, query, number, orders, range, total);
  const rows = await db
    .selectFrom('orders')
    .select(columns)
    .where('number', '=', sql<number>`any(${keys}::bigint[])`)
    .execute();
  return { ...total, rows: inOrder(keys, rows, (row) => row.number) };
}

/** One of the user's orders with its file. */
export function findOrder(db: Kysely<Database>, userId: string, id: string): Promise<OrderDetailRow | undefined> {
  return db
    .selectFrom('orders')
    .leftJoin('order_promises', 'order_promises.order_id', 'orders.id')
    .leftJoin('downloads', (join) =>
      join.on(sql<boolean>`downloads.order_id = ${fileOrder}`).on('downloads.revoked_at', 'is', null),
    )
    .select(columns.map((name) => `orders.${name}` as const))
    .select([
      'orders.product_id',
      'orders.tier',
      'orders.plan_id',
      'order_promises.change',
      'downloads.id as download_id',
    ])
    .where('orders.id', '=', id)
    .where('orders.user_id', '=', userId)
    .executeTakeFirst();
}

/** The status history of an order, oldest first; the caller has checked the order's owner. */
export function findOrderEvents(db: Kysely<Database>, orderId: string): Promise<OrderEventRow[]> {
  return db
    .selectFrom('order_events')
    .select(['status', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

type NewOrder = Insertable<OrdersTable> & { created_at: Date };

/** Inserts the order and the first entry of its history. */
export async function insertOrder(tx: Transaction<Database>, values: NewOrder): Promise<OrderRow> {
  const order = await tx.insertInto('orders').values(values).returning(columns).executeTakeFirstOrThrow();
  await tx
    .insertInto('order_events')
    .values({ order_id: order.id, status: order.status, created_at: order.created_at })
    .execute();
  return order;
}

/** Delivers the file of an order to its buyer; returns the id of the download. */
export async function insertDownload(tx: Transaction<Database>, values: Insertable<DownloadsTable>): Promise<string> {
  const row = await tx.insertInto('downloads').values(values).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** Stores the order snapshot: what the buyer gets once the order is paid. */
export async function insertPromise(
  tx: Transaction<Database>,
  promise: Omit<Insertable<OrderPromisesTable>, 'rights'> & { rights: PlanRights },
): Promise<void> {
  await tx
    .insertInto('order_promises')
    .values({ ...promise, rights: JSON.stringify(promise.rights) })
    .execute();
}

export type PromisedOrder = OrderRow & {
  user_id: string | null;
  product_id: number | null;
  file_id: string;
  version: string | null;
};

/** An order waiting for payment, now or earlier, locked until the transaction ends. */
export function lockPromised(tx: Transaction<Database>, id: string): Promise<PromisedOrder | undefined> {
  return tx
    .selectFrom('orders')
    .innerJoin('order_promises', 'order_promises.order_id', 'orders.id')
    .select(columns.map((name) => `orders.${name}` as const))
    .select(['orders.user_id', 'orders.product_id', 'order_promises.file_id', 'order_promises.version'])
    .where('orders.id', '=', id)
    .forUpdate('orders')
    .executeTakeFirst();
}

/** Changes the status and adds it to the history. */
export async function enterStatus(tx: Transaction<Database>, id: string, status: OrderStatus, at: Date): Promise<void> {
  await tx.updateTable('orders').set({ status, updated_at: at }).where('id', '=', id).execute();
  await tx.insertInto('order_events').values({ order_id: id, status, created_at: at }).execute();
}

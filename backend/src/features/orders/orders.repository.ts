import { type Insertable, type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type { OwnOrderSort } from '../../../../contract/generated/model.ts';
import type { PlanChange } from '../../../../contract/rules/active-plans.ts';
import { toAsciiDigits } from '../../../../contract/rules/digits.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import type { PlanRights } from '../../../../contract/rules/plan-rights.ts';
import {
  ascending,
  countAll,
  descending,
  type Order,
  type PageResult,
  type Range,
  readKeys,
  sortByKeys,
} from '../../db/paging.ts';
import type { Database, OrderStatus } from '../../db/schema.ts';
import { contains, toLikePattern } from '../../db/search.ts';
import type { DownloadsTable, OrderPromisesTable, OrdersTable, RefundRequestsTable } from '../../db/tables.gen.ts';

const COLUMNS = ['id', 'number', 'product_id', 'product_name', 'amount_cents', 'status', 'created_at'] as const;

export type OrderRow = Pick<Selectable<OrdersTable>, (typeof COLUMNS)[number]>;
export type OrderDetailRow = OrderRow & {
  product_id: number | null;
  tier: string | null;
  plan_id: string | null;
  /** the coupon used, with its discount */
  coupon_code: string | null;
  discount_cents: number | null;
  change: PlanChange['kind'] | null;
};
export type OrderEventRow = { status: OrderStatus; created_at: Date };

/** The user's newest orders. */
export function listNewestOrders(db: Kysely<Database>, userId: string, limit: number): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .select(COLUMNS)
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
export async function listOrders(
  db: Kysely<Database>,
  userId: string,
  { search, status }: OwnOrdersFilter,
  sort: OwnOrderSort,
  range: Range,
): Promise<PageResult<OrderRow>> {
  let query = db.selectFrom('orders').where('user_id', '=', userId);
  if (status !== undefined) query = query.where('status', '=', status);
  if (search !== undefined) {
    const matchesName = contains(['product_name'], search, 'walked');
    query = query.where(sql<boolean>`(number::text like ${toLikePattern(toAsciiDigits(search))} or ${matchesName})`);
  }
  const direction = sort.startsWith('-') ? descending : ascending;
  const orders: Order[] = ORDERS[sort.replace('-', '') as keyof typeof ORDERS].map(direction);
  const total = await countAll(db, query);
  const keys = await readKeys(db, query, number, orders, range, total);
  const rows = await db
    .selectFrom('orders')
    .select(COLUMNS)
    .where('number', '=', sql<number>`any(${keys}::bigint[])`)
    .execute();
  return { ...total, rows: sortByKeys(keys, rows, (row) => row.number) };
}

/** One of the user's orders, with its coupon. */
export function findOrder(db: Kysely<Database>, userId: string, id: string): Promise<OrderDetailRow | undefined> {
  return db
    .selectFrom('orders')
    .leftJoin('order_promises', 'order_promises.line_id', 'orders.id')
    .leftJoin('coupon_uses', 'coupon_uses.order_id', 'orders.id')
    .select(COLUMNS.map((name) => `orders.${name}` as const))
    .select(['orders.product_id', 'orders.tier', 'orders.plan_id', 'order_promises.change'])
    .select(['coupon_uses.code as coupon_code', 'coupon_uses.discount_cents'])
    .where('orders.id', '=', id)
    .where('orders.user_id', '=', userId)
    .executeTakeFirst();
}

/** The status history of an order, oldest first; the caller has checked the order's owner. */
export function listOrderEvents(db: Kysely<Database>, orderId: string): Promise<OrderEventRow[]> {
  return db
    .selectFrom('order_events')
    .select(['status', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/** An undecided withdrawal: not closed, and the order neither refunded nor cancelled since. */
export const isWithdrawalOpen = sql<boolean>`(contract_withdrawals.closed_at is null
  and orders.status in ('pending', 'processing', 'completed')
  and not exists (select from refunds where refunds.order_id = contract_withdrawals.order_id
    and refunds.created_at >= contract_withdrawals.received_at and refunds.status <> 'failed'))`;

/** What the order grants has been handed over; a gift once it is claimed. */
export const isDelivered = sql<boolean>`(orders.status in ('completed', 'refunded')
  and not exists (select from gifts where gifts.order_id = orders.id and gifts.claimed_at is null))`;

export interface WithdrawalRow {
  /** of the buyer, in the terms of the order; empty when unknown */
  country: string;
  cents: number;
  orderedAt: Date;
  consentedAt: Date | null;
  /** number of the wording that the buyer agreed to */
  consentWording: number | null;
  isDelivered: boolean;
  statement: { name: string; email: string; received_at: Date; open: boolean } | null;
}

/** The facts that decide on the right to withdraw from an order, and the statement if there is one. */
export async function getWithdrawal(db: Kysely<Database>, orderId: string): Promise<WithdrawalRow> {
  const { name, email, received_at, open, ...facts } = await db
    .selectFrom('orders')
    .leftJoin('order_terms', 'order_terms.order_id', 'orders.id')
    .leftJoin('contract_withdrawals', 'contract_withdrawals.order_id', 'orders.id')
    .leftJoin('withdrawal_consents', 'withdrawal_consents.order_id', 'orders.id')
    .select(['withdrawal_consents.agreed_at as consentedAt', 'withdrawal_consents.wording as consentWording'])
    .select(isDelivered.as('isDelivered'))
    .select(['orders.amount_cents as cents', 'orders.created_at as orderedAt'])
    .select(['contract_withdrawals.name', 'contract_withdrawals.email', 'contract_withdrawals.received_at'])
    .select([sql<string>`coalesce(order_terms.country, '')`.as('country'), isWithdrawalOpen.as('open')])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const statement = name === null || email === null || received_at === null ? null : { name, email, received_at, open };
  return { ...facts, statement };
}

export const REFUND_REQUEST_COLUMNS = [
  'id',
  'line_id',
  'amount_cents',
  'reason',
  'conversation_id',
  'status',
  'answer',
  'created_at',
  'decided_at',
] as const;

export type RefundRequestRow = Pick<Selectable<RefundRequestsTable>, (typeof REFUND_REQUEST_COLUMNS)[number]>;

/** The latest refund that the customer of an order has asked for. */
export function findRefundRequest(db: Kysely<Database>, orderId: string): Promise<RefundRequestRow | undefined> {
  return db
    .selectFrom('refund_requests')
    .select(REFUND_REQUEST_COLUMNS)
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Stores the buyer's consent to immediate delivery; the first one of an order stays. */
export async function insertConsent(
  tx: Transaction<Database>,
  orderId: string,
  { consent, at }: { consent?: { wording: number; language: Language } | undefined; at: Date },
): Promise<void> {
  if (!consent) return;
  await tx
    .insertInto('withdrawal_consents')
    .values({ order_id: orderId, ...consent, agreed_at: at })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
}

type NewOrder = Insertable<OrdersTable> & { created_at: Date };

/** Inserts the order and the first entry of its history. */
export async function insertOrder(tx: Transaction<Database>, values: NewOrder): Promise<OrderRow> {
  const order = await tx.insertInto('orders').values(values).returning(COLUMNS).executeTakeFirstOrThrow();
  await tx
    .insertInto('order_events')
    .values({ order_id: order.id, status: order.status, created_at: order.created_at })
    .execute();
  return order;
}

/** Delivers a file to its buyer, with the limit agreed in the order; returns the id of the download. */
export async function insertDownload(
  tx: Transaction<Database>,
  values: Insertable<DownloadsTable> & { line_id: string },
): Promise<string> {
  const row = await tx
    .insertInto('downloads')
    .values((eb) => ({
      ...values,
      downloads_left: eb
        .selectFrom('order_promises')
        .select('download_limit')
        .where('order_promises.line_id', '=', values.line_id),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Stores what the buyer gets for a line once the order is paid. */
export async function insertOrderSnapshot(
  tx: Transaction<Database>,
  snapshot: Omit<Insertable<OrderPromisesTable>, 'rights'> & { rights: PlanRights },
): Promise<void> {
  await tx
    .insertInto('order_promises')
    .values((eb) => ({
      ...snapshot,
      rights: JSON.stringify(snapshot.rights),
      download_limit: eb
        .selectFrom('products')
        .innerJoin('order_lines', 'order_lines.product_id', 'products.id')
        .select('products.download_limit')
        .where('order_lines.id', '=', snapshot.line_id),
    }))
    .execute();
}

export type PayableOrder = OrderRow & { user_id: string | null };

/** An order waiting for payment, now or earlier, locked until the transaction ends. */
export function lockPayableOrder(tx: Transaction<Database>, id: string): Promise<PayableOrder | undefined> {
  return tx
    .selectFrom('orders')
    .innerJoin('order_promises', 'order_promises.line_id', 'orders.id')
    .select(COLUMNS.map((name) => `orders.${name}` as const))
    .select('orders.user_id')
    .where('orders.id', '=', id)
    .forUpdate('orders')
    .executeTakeFirst();
}

/** Changes the status and adds it to the history. */
export async function updateOrderStatus(
  tx: Transaction<Database>,
  id: string,
  status: OrderStatus,
  at: Date,
): Promise<void> {
  await tx.updateTable('orders').set({ status, updated_at: at }).where('id', '=', id).execute();
  await tx.insertInto('order_events').values({ order_id: id, status, created_at: at }).execute();
}

/** A guest's only order. */
export async function findGuestOrderId(db: Kysely<Database>, guestId: string): Promise<string | undefined> {
  const row = await db.selectFrom('orders').select('id').where('user_id', '=', guestId).executeTakeFirst();
  return row?.id;
}

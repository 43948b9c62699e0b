import { type Kysely, sql } from 'kysely';
import type { AdminOrderSort } from '../../../../contract/generated/model.ts';
import { toMidnight } from '../../../../contract/rules/business-day.ts';
import { addDays } from '../../../../contract/rules/calendar.ts';
import { toAsciiDigits } from '../../../../contract/rules/digits.ts';
import type { StatusSum } from '../../../../contract/rules/list-totals.ts';
import {
  ascending,
  countHits,
  descending,
  type Order,
  type PageResult,
  type Range,
  readKeys,
  sortByKeys,
  sumByStatus,
} from '../../db/paging.ts';
import type { Database, OrderStatus } from '../../db/schema.ts';
import { matchesUser, toLikePattern } from '../../db/search.ts';
import { ordersWithCoupon } from './coupon-uses.repository.ts';
import { countByDay, sumOrdersByStatus } from './order-counts.repository.ts';
import { findPageStart, MAX_EXACT_OFFSET, splitPageByStatus } from './order-paging.rules.ts';
import { matchesPurchaseOrder, purchaseOrderColumn } from './purchase-orders.repository.ts';

export interface OrderFilter {
  /** part of the number, the purchase order, or the customer's name or email */
  search: string | undefined;
  status: OrderStatus | undefined;
  /** a coupon's code, normalised */
  coupon: string | undefined;
  /** start of a day in the shop's time zone */
  since: Date | undefined;
  /** start of a day in the shop's time zone */
  before: Date | undefined;
  /** the shop's */
  timeZone: string;
}

export interface AdminOrderListRow {
  id: string;
  number: number;
  product_name: string;
  tier: string | null;
  status: OrderStatus;
  amount_cents: number;
  created_at: Date;
  user_id: string | null;
  /** null once the account is deleted, like `user_id` */
  customer_name: string | null;
  customer_email: string | null;
  /** when the account was closed; `GUEST_SENTINEL` for a guest */
  customer_closed: Date | null;
  purchase_order: string | null;
  /** it was made in an earlier shop */
  moved_in: boolean;
}

export interface OrderPage extends PageResult<AdminOrderListRow> {
  /** of the matches in any status; undefined for too many hits of a search */
  groups: StatusSum<OrderStatus>[] | undefined;
}

/** One page of matching orders, the total number of matches and their sums. */
export async function listAdminOrders(
  db: Kysely<Database>,
  filter: OrderFilter,
  sort: AdminOrderSort,
  range: Range,
): Promise<OrderPage> {
  // Triggers count neither hits of a search nor orders of a coupon.
  if (filter.search !== undefined || filter.coupon !== undefined) return searchOrders(db, filter, sort, range);
  const groups = await sumOrdersByStatus(db, filter);
  const counts = countStatuses(groups).filter(({ status }) => filter.status === undefined || status === filter.status);
  const total = { total: counts.reduce((sum, { orders }) => sum + orders, 0), estimated: false, groups };
  if (range.offset >= total.total) return { ...total, rows: [] };
  const numbers: number[] = [];
  if (sort === 'date' || sort === '-date')
    numbers.push(...(await listNumbersByDate(db, filter, sort === '-date', range)));
  else if (sort === 'status' || sort === '-status') {
    for (const { status, ...pageRange } of splitPageByStatus(counts, sort === '-status', range))
      numbers.push(...(await listNumbersByDate(db, { ...filter, status }, true, pageRange)));
  } else numbers.push(...(await readKeys(db, await filterOrders(db, filter), NUMBER, toOrderings(sort), range, total)));
  return { ...total, rows: await listRowsByNumber(db, numbers) };
}

/** The number of orders by status, in the order of the statuses. */
function countStatuses(groups: readonly StatusSum<OrderStatus>[]): { status: OrderStatus; orders: number }[] {
  const counts = new Map<OrderStatus, number>();
  for (const { status, rows } of groups) counts.set(status, (counts.get(status) ?? 0) + rows);
  return [...counts].map(([status, orders]) => ({ status, orders }));
}

const earliest = (a: Date | undefined, b: Date): Date => (a && a < b ? a : b);
const latest = (a: Date | undefined, b: Date): Date => (a && a > b ? a : b);

/** A page in order of time; the daily counts tell on which day a late page begins. */
async function listNumbersByDate(
  db: Kysely<Database>,
  filter: OrderFilter,
  newestFirst: boolean,
  range: Range,
): Promise<number[]> {
  const start = (day: string) => toMidnight(day, filter.timeZone);
  const pageStart =
    range.offset < MAX_EXACT_OFFSET
      ? { ...range, day: undefined }
      : findPageStart(await countByDay(db, filter), newestFirst, range);
  const dayLimit =
    pageStart.day === undefined
      ? {}
      : newestFirst
        ? { before: earliest(filter.before, start(addDays(pageStart.day, 1))) }
        : { since: latest(filter.since, start(pageStart.day)) };
  const query = await filterOrders(db, { ...filter, ...dayLimit });
  const direction = newestFirst ? descending : ascending;
  const unlimited = { total: Number.POSITIVE_INFINITY, estimated: false };
  return readKeys(db, query, NUMBER, [direction(sql`orders.created_at`), direction(NUMBER)], pageStart, unlimited);
}

async function searchOrders(
  db: Kysely<Database>,
  filter: OrderFilter,
  sort: AdminOrderSort,
  range: Range,
): Promise<OrderPage> {
  const query = await filterOrders(db, filter);
  const total = await countHits(db, query);
  const keys = await readKeys(db, query, NUMBER, toOrderings(sort), range, { ...total, searched: true });
  const groups = total.estimated
    ? undefined
    : await sumByStatus<OrderStatus, Database, 'orders'>(
        db,
        await filterOrders(db, { ...filter, status: undefined }),
        SUMMED,
      );
  return { ...total, groups, rows: await listRowsByNumber(db, keys) };
}

const SUMMED = {
  status: sql`orders.status`,
  held: sql`false`,
  currency: sql`orders.currency`,
  cents: sql`orders.amount_cents`,
};

const NUMBER = sql<number>`orders.number`;

/** The query of all matching orders. */
export async function filterOrders(db: Kysely<Database>, { search, status, coupon, since, before }: OrderFilter) {
  let query = db.selectFrom('orders');
  if (status !== undefined) query = query.where('orders.status', '=', status);
  if (since !== undefined) query = query.where('orders.created_at', '>=', since);
  if (before !== undefined) query = query.where('orders.created_at', '<', before);
  if (coupon !== undefined) query = query.where('orders.id', 'in', ordersWithCoupon(db, coupon));
  if (search === undefined) return query;
  const matchesCustomer = await matchesUser(db, 'orders.user_id', ['users.name', 'users.email'], search);
  const number = toAsciiDigits(search);
  const matches = sql<boolean>`(${matchesCustomer} or ${matchesPurchaseOrder(search)})`;
  if (!/^\d+$/.test(number)) return query.where(matches);
  return query.where(sql<boolean>`(orders.number::text like ${toLikePattern(number)} or ${matches})`);
}

/** The orders with these numbers, in this order. */
async function listRowsByNumber(db: Kysely<Database>, numbers: number[]): Promise<AdminOrderListRow[]> {
  const rows = await withCustomers(db).where('orders.number', '=', sql<number>`any(${numbers}::bigint[])`).execute();
  return sortByKeys(numbers, rows, ({ number }) => number);
}

export function withCustomers(db: Kysely<Database>) {
  return db
    .selectFrom('orders')
    .leftJoin('users', 'users.id', 'orders.user_id')
    .select([
      'orders.id',
      'orders.number',
      'orders.product_name',
      'orders.tier',
      'orders.status',
      'orders.amount_cents',
      'orders.moved_in',
      'orders.created_at',
      'orders.user_id',
      'users.name as customer_name',
      'users.email as customer_email',
      'users.deleted_at as customer_closed',
    ])
    .select(purchaseOrderColumn);
}

/** Every ordering ends with the number, so that pages never overlap. */
function toOrderings(sort: AdminOrderSort): Order[] {
  const direction = sort.startsWith('-') ? descending : ascending;
  const number = direction(NUMBER);
  switch (sort) {
    case 'number':
    case '-number':
      return [number];
    case 'date':
    case '-date':
      return [direction(sql`orders.created_at`), number];
    case 'total':
    case '-total':
      return [direction(sql`orders.amount_cents`), number];
    case 'status':
    case '-status':
      return [direction(sql`orders.status`), descending(sql`orders.created_at`), descending(NUMBER)];
    case 'customer':
    case '-customer':
      return [{ ...direction(sql`orders.customer_sort`), nullsLast: true }, number];
  }
}

import { type Kysely, sql } from 'kysely';
import { addDays } from '../../../shared/calendar.ts';
import { asciiDigits } from '../../../shared/digits.ts';
import { shopMidnight } from '../../../shared/shop-day.ts';
import {
  ascending,
  countHits,
  descending,
  type Found,
  inOrder,
  keysAt,
  type Order,
  type Range,
} from '../../db/paging.ts';
import type { Database, OrderStatus } from '../../db/schema.ts';
import { containing, matchesPerson } from '../../db/search.ts';
import type { AdminOrderSort } from '../../generated/model.ts';
import { countByDay, countByStatus } from './order-days.repository.ts';
import { NEAR, partsByStatus, placeOf } from './order-places.rules.ts';

export interface OrderFilter {
  /** part of the number, or of the customer's name or email */
  search: string | undefined;
  status: OrderStatus | undefined;
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
  /** when the account was closed; `GUEST_MARK` for a guest */
  customer_closed: Date | null;
}

/** One page of matching orders and the total number of matches. */
export async function findAdminOrders(
  db: Kysely<Database>,
  filter: OrderFilter,
  sort: AdminOrderSort,
  range: Range,
): Promise<Found<AdminOrderListRow>> {
  if (filter.search !== undefined) return findSearched(db, filter, sort, range);
  const counts = await countByStatus(db, filter);
  const total = { total: counts.reduce((sum, { orders }) => sum + orders, 0), estimated: false };
  if (range.offset >= total.total) return { ...total, rows: [] };
  const numbers: number[] = [];
  if (sort === 'date' || sort === '-date') numbers.push(...(await byTime(db, filter, sort === '-date', range)));
  else if (sort === 'status' || sort === '-status') {
    for (const { status, ...part } of partsByStatus(counts, sort === '-status', range))
      numbers.push(...(await byTime(db, { ...filter, status }, true, part)));
  } else numbers.push(...(await keysAt(db, await matching(db, filter), NUMBER, ordersOf(sort), range, total)));
  return { ...total, rows: await rowsOf(db, numbers) };
}

const earlier = (one: Date | undefined, other: Date): Date => (one && one < other ? one : other);
const later = (one: Date | undefined, other: Date): Date => (one && one > other ? one : other);

/** A page in order of time; the daily counts tell on which day a late page begins. */
async function byTime(
  db: Kysely<Database>,
  filter: OrderFilter,
  newestFirst: boolean,
  range: Range,
): Promise<number[]> {
  const start = (day: string) => shopMidnight(day, filter.timeZone);
  const place =
    range.offset < NEAR ? { ...range, day: undefined } : placeOf(await countByDay(db, filter), newestFirst, range);
  const end =
    place.day === undefined
      ? {}
      : newestFirst
        ? { before: earlier(filter.before, start(addDays(place.day, 1))) }
        : { since: later(filter.since, start(place.day)) };
  const query = await matching(db, { ...filter, ...end });
  const by = newestFirst ? descending : ascending;
  const all = { total: Number.POSITIVE_INFINITY, estimated: false };
  return keysAt(db, query, NUMBER, [by(sql`orders.created_at`), by(NUMBER)], place, all);
}

async function findSearched(
  db: Kysely<Database>,
  filter: OrderFilter,
  sort: AdminOrderSort,
  range: Range,
): Promise<Found<AdminOrderListRow>> {
  const query = await matching(db, filter);
  const total = await countHits(db, query);
  const keys = await keysAt(db, query, NUMBER, ordersOf(sort), range, { ...total, searched: true });
  return { ...total, rows: await rowsOf(db, keys) };
}

const NUMBER = sql<number>`orders.number`;

/** The query of all matching orders. */
export async function matching(db: Kysely<Database>, { search, status, since, before }: OrderFilter) {
  let query = db.selectFrom('orders');
  if (status !== undefined) query = query.where('orders.status', '=', status);
  if (since !== undefined) query = query.where('orders.created_at', '>=', since);
  if (before !== undefined) query = query.where('orders.created_at', '<', before);
  if (search === undefined) return query;
  const person = await matchesPerson(db, 'orders.user_id', ['users.name', 'users.email'], search);
  const number = asciiDigits(search);
  if (!/^\d+$/.test(number)) return query.where(person);
  return query.where(sql<boolean>`(orders.number::text like ${containing(number)} or ${person})`);
}

/** The orders with these numbers, in this order. */
async function rowsOf(db: Kysely<Database>, numbers: number[]): Promise<AdminOrderListRow[]> {
  const rows = await withCustomers(db).where('orders.number', '=', sql<number>`any(${numbers}::bigint[])`).execute();
  return inOrder(numbers, rows, ({ number }) => number);
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
      'orders.created_at',
      'orders.user_id',
      'users.name as customer_name',
      'users.email as customer_email',
      'users.deleted_at as customer_closed',
    ]);
}

/** Every ordering ends with the number, so that pages never overlap. */
function ordersOf(sort: AdminOrderSort): Order[] {
  const by = sort.startsWith('-') ? descending : ascending;
  const number = by(NUMBER);
  switch (sort) {
    case 'number':
    case '-number':
      return [number];
    case 'date':
    case '-date':
      return [by(sql`orders.created_at`), number];
    case 'total':
    case '-total':
      return [by(sql`orders.amount_cents`), number];
    case 'status':
    case '-status':
      return [by(sql`orders.status`), descending(sql`orders.created_at`), descending(NUMBER)];
    case 'customer':
    case '-customer':
      return [{ ...by(sql`orders.customer_sort`), nullsLast: true }, number];
  }
}

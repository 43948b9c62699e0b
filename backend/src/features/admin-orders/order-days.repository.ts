import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { OrderStatus } from '../../db/schema-commerce.ts';

export interface StatusCount {
  status: OrderStatus;
  orders: number;
}

export interface OrderDay {
  /** UTC, `yyyy-mm-dd` */
  day: string;
  orders: number;
}

/** The moments are first ones of UTC days. */
export interface CountedOrders {
  status: OrderStatus | undefined;
  since: Date | undefined;
  before: Date | undefined;
}

/** How many orders of each state there are. */
export function countByStatus(db: Kysely<Database>, asked: CountedOrders): Promise<StatusCount[]> {
  return counted<StatusCount>(db, asked, sql`status`, sql`status`);
}

/** How many orders each day has, oldest day first. */
export function countByDay(db: Kysely<Database>, asked: CountedOrders): Promise<OrderDay[]> {
  return counted<OrderDay>(db, asked, sql`to_char(day, 'YYYY-MM-DD')`, sql`day`);
}

/** Of closed days the figures are kept; of the others the orders are counted. */
async function counted<Row>(
  db: Kysely<Database>,
  { status, since, before }: CountedOrders,
  value: RawBuilder<unknown>,
  name: RawBuilder<unknown>,
): Promise<Row[]> {
  const from = since === undefined ? sql`'-infinity'::timestamptz` : sql`${since}::timestamptz`;
  const to = before === undefined ? sql`'infinity'::timestamptz` : sql`${before}::timestamptz`;
  const own = status === undefined ? sql`` : sql`and status = ${status}`;
  const { rows } = await sql<Row>`
    with closed as materialized (select until from closed_days), counts as (
      select day, status, orders from day_orders
       where day >= (${from} at time zone 'UTC')::date and day < (${to} at time zone 'UTC')::date ${own}
      union all
      select (created_at at time zone 'UTC')::date, status, 1 from orders
       where created_at >= ${from} and created_at < ${to} ${own}
         and created_at >= (select until::timestamp at time zone 'UTC' from closed)
    )
    select ${value} as ${name}, sum(orders)::bigint as orders from counts
     group by 1 having sum(orders) > 0 order by 1`.execute(db);
  return rows;
}

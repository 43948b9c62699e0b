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

const DAY_MS = 24 * 60 * 60 * 1000;
const wholeDay = (round: (days: number) => number, at: Date): Date => new Date(round(at.getTime() / DAY_MS) * DAY_MS);

/**
 * Figures exist for closed UTC days. Orders of other days are counted one by one, and so are those at both ends of a span, whose
 * days begin by the shop's clock.
 */
async function counted<Row>(
  db: Kysely<Database>,
  { status, since, before }: CountedOrders,
  value: RawBuilder<unknown>,
  name: RawBuilder<unknown>,
): Promise<Row[]> {
  const from = since === undefined ? sql`'-infinity'::timestamptz` : sql`${since}::timestamptz`;
  const to = before === undefined ? sql`'infinity'::timestamptz` : sql`${before}::timestamptz`;
  const whole = {
    from: since === undefined ? sql`'-infinity'::timestamptz` : sql`${wholeDay(Math.ceil, since)}::timestamptz`,
    to: before === undefined ? sql`'infinity'::timestamptz` : sql`${wholeDay(Math.floor, before)}::timestamptz`,
  };
  const own = status === undefined ? sql`` : sql`and status = ${status}`;
  const { rows } = await sql<Row>`
    with closed as materialized (select until from closed_days), counts as (
      select day, status, orders from day_orders
       where day >= (${whole.from} at time zone 'UTC')::date and day < (${whole.to} at time zone 'UTC')::date ${own}
      union all
      select (created_at at time zone 'UTC')::date, status, 1 from orders
       where created_at >= ${from} and created_at < ${to} ${own}
         and (created_at < ${whole.from} or created_at >= ${whole.to}
           or created_at >= (select until::timestamp at time zone 'UTC' from closed))
    )
    select ${value} as ${name}, sum(orders)::bigint as orders from counts
     group by 1 having sum(orders) > 0 order by 1`.execute(db);
  return rows;
}

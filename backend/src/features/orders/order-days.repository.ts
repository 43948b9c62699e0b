import { type Kysely, type RawBuilder, sql } from 'kysely';
import { shopMidnight } from '../../../shared/shop-day.ts';
import type { Database, OrderStatus } from '../../db/schema.ts';
import { findFirstOpenDay } from './closed-days.repository.ts';

export interface StatusCount {
  status: OrderStatus;
  orders: number;
}

export interface OrderDay {
  /** `yyyy-mm-dd`, in the shop's time zone */
  day: string;
  orders: number;
}

export interface CountedOrders {
  status: OrderStatus | undefined;
  /** start of a day in the shop's time zone */
  since: Date | undefined;
  /** start of a day in the shop's time zone */
  before: Date | undefined;
  /** the shop's */
  timeZone: string;
}

/** The number of orders of each status. */
export function countByStatus(db: Kysely<Database>, asked: CountedOrders): Promise<StatusCount[]> {
  return counted<StatusCount>(db, asked, sql`status`, sql`status`);
}

/** The number of orders of each day, oldest day first. */
export function countByDay(db: Kysely<Database>, asked: CountedOrders): Promise<OrderDay[]> {
  return counted<OrderDay>(db, asked, sql`to_char(day, 'YYYY-MM-DD')`, sql`day`);
}

/** Finalised days of the shop have stored counts; orders of other days are counted live. */
async function counted<Row>(
  db: Kysely<Database>,
  { status, since, before, timeZone }: CountedOrders,
  value: RawBuilder<unknown>,
  name: RawBuilder<unknown>,
): Promise<Row[]> {
  const from = since === undefined ? sql`'-infinity'::timestamptz` : sql`${since}::timestamptz`;
  const to = before === undefined ? sql`'infinity'::timestamptz` : sql`${before}::timestamptz`;
  const dayOf = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone ${timeZone}::text)::date`;
  const own = status === undefined ? sql`` : sql`and status = ${status}`;
  const open = await findFirstOpenDay(db, timeZone);
  const { rows } = await sql<Row>`
    with closed as (
      select day, status, orders from day_orders
       where day >= ${dayOf(from)} and day < ${dayOf(to)} and day < ${open}::date ${own}
      union all
      select ${dayOf(sql`created_at`)}, status, 1 from orders
       where created_at >= greatest(${from}, ${shopMidnight(open, timeZone)}::timestamptz) and created_at < ${to} ${own}
    )
    select ${value} as ${name}, sum(orders)::bigint as orders from closed
     group by 1 having sum(orders) > 0 order by 1`.execute(db);
  return rows;
}

import { type Kysely, type RawBuilder, sql } from 'kysely';
import { toMidnight } from '../../../../contract/rules/business-day.ts';
import type { StatusSum } from '../../../../contract/rules/list-totals.ts';
import type { Database, OrderStatus } from '../../db/schema.ts';
import { findFirstUnfinalisedDay } from './finalised-days.repository.ts';

export interface OrderDay {
  /** `yyyy-mm-dd`, in the shop's time zone */
  day: string;
  orders: number;
}

export interface OrderCountFilter {
  status: OrderStatus | undefined;
  /** start of a day in the shop's time zone */
  since: Date | undefined;
  /** start of a day in the shop's time zone */
  before: Date | undefined;
  /** the shop's */
  timeZone: string;
}

/** The number of orders of each status and currency, and the sum of their totals; in the order of the statuses. */
export function sumOrdersByStatus(
  db: Kysely<Database>,
  filter: Omit<OrderCountFilter, 'status'>,
): Promise<StatusSum<OrderStatus>[]> {
  return countGrouped(
    db,
    { ...filter, status: undefined },
    sql`status, currency, sum(orders)::bigint as rows, sum(cents)::bigint as cents`,
    sql`status, currency`,
  );
}

/** The number of orders of each day, oldest day first. */
export function countByDay(db: Kysely<Database>, filter: OrderCountFilter): Promise<OrderDay[]> {
  return countGrouped(
    db,
    filter,
    sql`to_char(day, 'YYYY-MM-DD') as day, sum(orders)::bigint as orders`,
    sql`closed.day`,
  );
}

/** Finalised days of the shop have stored counts; orders of other days are counted live. */
async function countGrouped<Row>(
  db: Kysely<Database>,
  { status, since, before, timeZone }: OrderCountFilter,
  columns: RawBuilder<unknown>,
  group: RawBuilder<unknown>,
): Promise<Row[]> {
  const from = since === undefined ? sql`'-infinity'::timestamptz` : sql`${since}::timestamptz`;
  const to = before === undefined ? sql`'infinity'::timestamptz` : sql`${before}::timestamptz`;
  const toDay = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone ${timeZone}::text)::date`;
  const statusCondition = status === undefined ? sql`` : sql`and status = ${status}`;
  const firstUnfinalised = await findFirstUnfinalisedDay(db, timeZone);
  const { rows } = await sql<Row>`
    with closed as (
      select day, status, currency, orders, cents from day_orders
       where day >= ${toDay(from)} and day < ${toDay(to)} and day < ${firstUnfinalised}::date ${statusCondition}
      union all
      select ${toDay(sql`created_at`)}, status, currency, 1, amount_cents from orders
       where created_at >= greatest(${from}, ${toMidnight(firstUnfinalised, timeZone)}::timestamptz) and created_at < ${to} ${statusCondition}
    )
    select ${columns} from closed group by ${group} having sum(orders) > 0 order by ${group}`.execute(db);
  return rows;
}

import { type Kysely, sql, type Transaction } from 'kysely';
import { toBusinessTime, toMidnight } from '../../../../contract/rules/business-day.ts';
import { addDays, MIN_DAY } from '../../../../contract/rules/calendar.ts';
import { GUEST_SENTINEL } from '../../../../contract/rules/guest-sentinel.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';

/** Transactions started before midnight have ended by then, also on a server with a slow clock. */
const MARGIN_MS = 2 * 60 * 60 * 1000;
/** Days finalised in one transaction: writers wait for it, and each of its statements must end in time. */
const MAX_DAYS_PER_BATCH = 7;

/**
 * Stores the aggregates of all past days of the shop, again from the start when its time zone has changed. Several
 * servers may run it concurrently.
 * @returns how many days were finalised
 */
export async function finaliseDays(db: Kysely<Database>, now: Date): Promise<number> {
  const timeZone = await findShopZone(db);
  const end = toBusinessTime(new Date(now.getTime() - MARGIN_MS), timeZone).day;
  if (!(await isFinalisedFor(db, timeZone))) await inTransaction(db, (tx) => resetAggregates(tx, timeZone));
  // Runs only once for a database or a time zone; it may read whole tables, so it runs before writers are locked out.
  const firstDataDay = await findFirstDataDay(db, timeZone);
  for (let finalised = 0; ; ) {
    const days = await inTransaction(db, (tx) => finaliseBatch(tx, { begin: firstDataDay ?? end, end, timeZone }));
    if (days === 0) return finalised;
    finalised += days;
  }
}

/** Whether the stored aggregates belong to days in this time zone. */
async function isFinalisedFor(db: Kysely<Database>, timeZone: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from closed_days where time_zone = ${timeZone} and zoned_until = until`.execute(db);
  return rows.length > 0;
}

/**
 * The shop's first day that is not finalised; a day before all others when there is none, or after a change of the time
 * zone. Query it first: with its value the planner knows that hardly any order comes after it.
 */
export async function findFirstUnfinalisedDay(db: Kysely<Database>, timeZone: string): Promise<string> {
  const { rows } = await sql<{ until: string | null }>`
    select case when until > '-infinity' then to_char(until, 'YYYY-MM-DD') end as until from closed_days
     where time_zone = ${timeZone} and zoned_until = until`.execute(db);
  return rows[0]?.until ?? MIN_DAY;
}

/** All writers of the aggregates, including this job, hold this lock. */
const lockAggregates = (tx: Transaction<Database>) =>
  sql`select pg_advisory_xact_lock(hashtextextended('closed days', 0))`.execute(tx);

/** Deletes all aggregates and starts again with the days of a time zone. */
async function resetAggregates(tx: Transaction<Database>, timeZone: string): Promise<void> {
  await lockAggregates(tx);
  if (await isFinalisedFor(tx, timeZone)) return;
  for (const table of ['day_figures', 'day_orders', 'day_sales', 'month_sales', 'kept_top_sales'])
    await sql`delete from ${sql.table(table)}`.execute(tx);
  // A time zone unknown to this database fails here, not in the triggers of every order.
  await sql`update closed_days set until = '-infinity', zoned_until = '-infinity', corrections = corrections + 1,
    time_zone = ${timeZone} where now() at time zone ${timeZone} is not null`.execute(tx);
}

/** The first day with any data, if no day is finalised; otherwise null. */
async function findFirstDataDay(db: Kysely<Database>, timeZone: string): Promise<string | null> {
  const { rows } = await sql<{ first: string | null }>`
    select to_char(case when until > '-infinity' then null else (
      select (min(first) at time zone ${timeZone})::date from (
        select min(created_at) as first from orders
        union all select min(created_at) from users
        union all select min(created_at) from wallet_entries where kind in ('purchase', 'refund')
        union all select min(day)::timestamp at time zone ${timeZone} from download_days
      ) as firsts) end, 'YYYY-MM-DD') as first from closed_days`.execute(db);
  return rows[0]?.first ?? null;
}

/** Days in a time zone from `begin` to the day before `end`. */
interface DayRange {
  begin: string;
  end: string;
  timeZone: string;
}

/** @param range starts at the first day that is not finalised */
async function finaliseBatch(tx: Transaction<Database>, range: DayRange): Promise<number> {
  const { end, timeZone } = range;
  await lockAggregates(tx);
  // Another server may have started again with another time zone.
  if (!(await isFinalisedFor(tx, timeZone))) return 0;
  const { rows } = await sql<{ until: string | null }>`
    select case when until > '-infinity' then to_char(until, 'YYYY-MM-DD') end as until from closed_days`.execute(tx);
  const begin = rows[0]?.until ?? range.begin;
  if (begin >= end) return 0;
  const days = Math.min(MAX_DAYS_PER_BATCH, Math.round((Date.parse(end) - Date.parse(begin)) / 86_400_000));
  const until = addDays(begin, days);
  await insertAggregates(tx, { begin, end: until, timeZone });
  await sql`update closed_days set until = ${until}::date, zoned_until = ${until}::date`.execute(tx);
  return days;
}

async function insertAggregates(tx: Transaction<Database>, { begin, end: until, timeZone }: DayRange): Promise<void> {
  const from = sql`${toMidnight(begin, timeZone)}::timestamptz`;
  const to = sql`${toMidnight(until, timeZone)}::timestamptz`;
  const isInRange = sql`created_at >= ${from} and created_at < ${to}`;
  const day = sql`(created_at at time zone ${timeZone}::text)::date`;
  await sql`insert into day_orders (day, status, currency, moved_in, orders, cents)
    select ${day}, status, currency, moved_in, count(*), sum(amount_cents) from orders where ${isInRange} group by 1, 2, 3, 4`.execute(
    tx,
  );
  await sql`insert into day_figures (day, revenue_cents, users, downloads)
    select day, sum(revenue), sum(users), sum(downloads) from (
      select ${day} as day, -amount_cents as revenue, 0 as users, 0 as downloads
        from wallet_entries where kind in ('purchase', 'refund') and ${isInRange}
      union all select ${day}, 0, 1, 0 from users where ${isInRange} and deleted_at is distinct from ${GUEST_SENTINEL}
      union all select day, 0, 0, count from download_days where day >= ${begin}::date and day < ${until}::date
    ) as moved group by day`.execute(tx);
  await sql`insert into day_sales (day, product_id, product_name, orders, cents)
    select day, id, product_name, sum(orders), sum(cents) from (
      select ${day} as day, coalesce(line.product_id, 0) as id, line.product_name, 1 as orders, 0 as cents
        from orders join order_lines line on line.order_id = orders.id where ${isInRange} and not moved_in
      union all
      select (entries.created_at at time zone ${timeZone}::text)::date, coalesce(line.product_id, 0), line.product_name, 0, -line.share
        from wallet_entries entries
        cross join lateral line_shares(entries.order_id, entries.refund_id, entries.amount_cents) line
       where kind in ('purchase', 'refund') and entries.created_at >= ${from} and entries.created_at < ${to}
    ) as moved group by day, id, product_name`.execute(tx);
  await sql`insert into month_sales (month, product_id, product_name, orders, cents)
    select date_trunc('month', day)::date, product_id, product_name, sum(orders), sum(cents) from day_sales
     where day >= ${begin}::date and day < ${until}::date group by 1, 2, 3
    on conflict (month, product_id, product_name) do update
      set orders = month_sales.orders + excluded.orders, cents = month_sales.cents + excluded.cents`.execute(tx);
}

import { type Kysely, sql } from 'kysely';
import { toMidnight } from '../../../../contract/rules/business-day.ts';
import type { Database } from '../../db/schema.ts';
import type { Comparison } from '../../lib/periods.ts';

/** Totals of one account, each with the value it is compared with; money in cents. */
export interface FiguresRow {
  orders: number;
  orders_recent: number;
  orders_earlier: number;
  files: number;
  files_before: number;
  downloads: number;
  downloads_recent: number;
  downloads_earlier: number;
  balance: number;
  /** null before the first transaction of that period */
  balance_before: number | null;
  moved: boolean;
}

/** The user's figures at one moment, in one statement. */
export async function findFigures(db: Kysely<Database>, userId: string, comparison: Comparison): Promise<FiguresRow> {
  const { rows } = await sql<FiguresRow>`
    select o.orders, o.orders_recent, o.orders_earlier, f.files, f.files_before,
           f.downloads, d.downloads_recent, d.downloads_earlier, coalesce(w.balance, 0) as balance, w.balance_before, coalesce(w.moved, false) as moved
      from (
        select count(*) as orders,
               count(*) filter (where created_at > ${comparison.recentFrom}) as orders_recent,
               count(*) filter (where created_at > ${comparison.earlierFrom} and created_at <= ${comparison.recentFrom}) as orders_earlier
          from orders where user_id = ${userId}
      ) o
      cross join (
        select count(*) filter (where revoked_at is null) as files,
               count(*) filter (where revoked_at is null and created_at <= ${comparison.recentFrom}) as files_before,
               coalesce(sum(download_count), 0) as downloads
          from downloads where user_id = ${userId}
      ) f
      cross join (
        select coalesce(sum(count) filter (where day >= ${comparison.recentFromDay}::date), 0) as downloads_recent,
               coalesce(sum(count) filter (where day < ${comparison.recentFromDay}::date), 0) as downloads_earlier
          from download_days where user_id = ${userId} and day >= ${comparison.earlierFromDay}::date
      ) d
      left join (
        select balance_cents as balance,
               (select e.balance_after_cents from wallet_entries e
                 where e.wallet_id = wallets.id and e.created_at <= ${comparison.recentFrom}
                 order by e.id desc limit 1) as balance_before,
               exists (select 1 from wallet_entries e where e.wallet_id = wallets.id) as moved
          from wallets where user_id = ${userId}
      ) w on true
  `.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('Expected exactly one row of figures');
  return figures;
}

export interface OrderMonthRow {
  /** `yyyy-mm` */
  month: string;
  orders: number;
  /** paid for completed orders */
  spent_cents: number;
}

/** The user's orders by month in the shop's time zone, from `month` on; months without any are missing. */
export async function findOrderMonths(
  db: Kysely<Database>,
  userId: string,
  { month, timeZone }: { month: string; timeZone: string },
): Promise<OrderMonthRow[]> {
  const { rows } = await sql<OrderMonthRow>`
    select to_char(created_at at time zone ${timeZone}::text, 'YYYY-MM') as month,
           count(*) as orders,
           coalesce(sum(amount_cents) filter (where status = 'completed'), 0)::bigint as spent_cents
      from orders
     where user_id = ${userId} and created_at >= ${toMidnight(`${month}-01`, timeZone)}::timestamptz
     group by 1
  `.execute(db);
  return rows;
}

/** The user's completed downloads by month in the shop's time zone, from `month` on; months without any are missing. */
export async function findDownloadMonths(
  db: Kysely<Database>,
  userId: string,
  month: string,
): Promise<{ month: string; downloads: number }[]> {
  const { rows } = await sql<{ month: string; downloads: number }>`
    select to_char(day, 'YYYY-MM') as month, sum(count) as downloads
      from download_days
     where user_id = ${userId} and day >= ${`${month}-01`}::date
     group by 1
  `.execute(db);
  return rows;
}

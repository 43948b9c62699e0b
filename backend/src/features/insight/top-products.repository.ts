import { type Kysely, sql } from 'kysely';
import { toMidnight } from '../../../../contract/rules/business-day.ts';
import { addDays, type Span } from '../../../../contract/rules/calendar.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { ProductSales, TopSales } from './top-products.rules.ts';

/** Best sellers stored for finalised days; products below them sold no more than the last of these. */
const CACHED_COUNT = 200;

/** First day of the span's first whole month, and of the month after its last one; empty when `to` comes first. */
export function toFullMonths({ from, to }: Span): Span {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  return { from: from.endsWith('-01') ? from : next, to: `${addDays(to, 1).slice(0, 7)}-01` };
}

/** The figures of finalised days: whole months, and the remaining days around them. */
function closedSales({ from, to }: Span) {
  const months = toFullMonths({ from, to });
  const columns = sql`select product_id as id, product_name as name, orders, cents`;
  return sql`(
    ${columns} from month_sales where month >= ${months.from}::date and month < ${months.to}::date
    union all
    ${columns} from day_sales where day >= ${from}::date and day <= ${to}::date and day < ${months.from}::date
    union all
    ${columns} from day_sales where day >= greatest(${months.from}::date, ${months.to}::date) and day <= ${to}::date
  ) as closed`;
}

const TOTAL_COLUMNS = sql`id, name, sum(orders)::bigint as orders, sum(cents)::bigint as cents`;

/** The best sellers of a span of finalised days: stored, or computed and stored now. */
export async function findClosedTop(db: Kysely<Database>, span: Span): Promise<TopSales> {
  if (span.from > span.to) return { best: [], isAll: true };
  const { rows } = await sql<{ products: ProductSales[] }>`
    select products from kept_top_sales where from_day = ${span.from}::date and to_day = ${span.to}::date`.execute(db);
  const best = rows[0]?.products ?? (await cacheTop(db, span));
  return { best, isAll: best.length < CACHED_COUNT };
}

/**
 * Stored only if no finalised day was corrected during the computation; a correction locks the day's row until it
 * commits.
 */
async function cacheTop(db: Kysely<Database>, span: Span): Promise<ProductSales[]> {
  const corrections = async (tx: Kysely<Database>, lock = sql``) =>
    (await sql<{ corrections: number }>`select corrections from closed_days ${lock}`.execute(tx)).rows[0]?.corrections;
  const before = await corrections(db);
  const { rows } = await sql<ProductSales>`
    select ${TOTAL_COLUMNS} from ${closedSales(span)} group by id, name order by cents desc limit ${CACHED_COUNT}`.execute(
    db,
  );
  await inTransaction(db, async (tx) => {
    if ((await corrections(tx, sql`for share`)) !== before) return;
    await sql`insert into kept_top_sales (from_day, to_day, products)
      values (${span.from}, ${span.to}, ${JSON.stringify(rows)}) on conflict do nothing`.execute(tx);
  });
  return rows;
}

/** Spans that end earlier are rarely requested. */
export async function deleteCachedTops(db: Kysely<Database>, before: string): Promise<void> {
  await sql`delete from kept_top_sales where to_day < ${before}::date`.execute(db);
}

/** What these products, or all of them, sold in finalised days; products without sales are missing. */
export async function findClosedSales(
  db: Kysely<Database>,
  span: Span,
  ids: number[] | 'all',
): Promise<ProductSales[]> {
  const condition = ids === 'all' ? sql`` : sql`where id = any(${ids}::int[])`;
  const { rows } = await sql<ProductSales>`
    select ${TOTAL_COLUMNS} from ${closedSales(span)} ${condition} group by id, name`.execute(db);
  return rows;
}

/** Sales, payments and refunds of days that are not finalised, read from the orders themselves. */
export async function findOpenSales(
  db: Kysely<Database>,
  { from, to }: Span,
  timeZone: string,
): Promise<ProductSales[]> {
  const [since, before] = [toMidnight(from, timeZone), toMidnight(addDays(to, 1), timeZone)];
  const inside = sql`>= ${since} and entries.created_at < ${before}`;
  const { rows } = await sql<ProductSales>`
    select ${TOTAL_COLUMNS} from (
      select coalesce(line.product_id, 0) as id, line.product_name as name, 1 as orders, 0 as cents
        from orders entries join order_lines line on line.order_id = entries.id where entries.created_at ${inside} and not entries.moved_in
      union all
      select coalesce(line.product_id, 0), line.product_name, 0, -line.share
        from wallet_entries entries
        cross join lateral line_shares(entries.order_id, entries.refund_id, entries.amount_cents) line
       where entries.kind in ('purchase', 'refund') and entries.created_at ${inside}
    ) as open group by id, name`.execute(db);
  return rows;
}

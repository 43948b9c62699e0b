import { type Kysely, sql, type Transaction } from 'kysely';
import { toBusinessTime, toMidnight } from '../../../../contract/rules/business-day.ts';
import { addDays, MIN_DAY, type Span } from '../../../../contract/rules/calendar.ts';
import type { MoneyTotals } from '../../../../contract/rules/provider-fees.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database, ProviderName } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';

/** As with the other aggregates: transactions started before midnight have ended by then. */
const MARGIN_MS = 2 * 60 * 60 * 1000;
/** Days in one transaction: each of its statements must end in time. */
const CHUNK_DAYS = 31;

export type ProviderTotals = MoneyTotals & { provider: ProviderName | null };

/** Money that moved from the start of one day of the shop to the start of another, as rows of `day_money`. */
function movementsBetween(begin: string, end: string, timeZone: string) {
  const [since, before] = [toMidnight(begin, timeZone), toMidnight(end, timeZone)];
  const inside = (column: string) => sql`${sql.ref(column)} >= ${since} and ${sql.ref(column)} < ${before}`;
  const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone ${timeZone}::text)::date`;
  return sql`(
    select ${dayOf('created_at')} as day, '' as provider,
           coalesce(-sum(amount_cents) filter (where kind = 'purchase'), 0)::bigint as gross_cents,
           coalesce(sum(amount_cents) filter (where kind = 'refund'), 0)::bigint as refunded_cents,
           0::bigint as tax_cents, 0::bigint as fee_cents, 0 as unreported, 0::bigint as unreported_cents
      from wallet_entries where kind in ('purchase', 'refund') and ${inside('created_at')} group by 1
    union all
    select ${dayOf('issued_at')}, '', 0, 0, sum(tax_cents)::bigint, 0, 0, 0
      from invoices where order_id is not null and ${inside('issued_at')} group by 1
    union all
    select ${dayOf('credited_at')}, provider, 0, 0, 0, coalesce(sum(book_amount(fee_minor, amount_minor, book_minor)), 0)::bigint,
           count(*) filter (where fee_minor is null)::int,
           coalesce(sum(coalesce(book_minor, amount_minor)) filter (where fee_minor is null), 0)::bigint
      from payments where ${inside('credited_at')} and (currency = shop_currency() or book_minor is not null) and purpose <> 'invoice' group by 1, 2
  )`;
}

async function findFirstOpen(db: Kysely<Database>, timeZone: string): Promise<string | null> {
  const { rows } = await sql<{ until: string | null }>`
    select case when until > '-infinity' then to_char(until, 'YYYY-MM-DD') end as until from closed_money
     where time_zone = ${timeZone} and zoned_until = until`.execute(db);
  return rows[0]?.until ?? null;
}

/** Sums over a span: finalised days are stored, the others are added up live. */
export async function sumByProvider(
  db: Kysely<Database>,
  { from, to }: Span,
  timeZone: string,
): Promise<ProviderTotals[]> {
  // Queried first: with its value the planner knows that hardly anything comes after it.
  const open = (await findFirstOpen(db, timeZone)) ?? MIN_DAY;
  const movements = movementsBetween(from > open ? from : open, addDays(to, 1), timeZone);
  const { rows } = await sql<ProviderTotals>`
    select nullif(provider, '') as provider, sum(gross_cents)::bigint as gross, sum(refunded_cents)::bigint as refunded,
           sum(tax_cents)::bigint as tax, sum(fee_cents)::bigint as fees, sum(unreported)::bigint as unreported,
           sum(unreported_cents)::bigint as "unreportedCents"
      from (
        select provider, gross_cents, refunded_cents, tax_cents, fee_cents, unreported, unreported_cents from day_money
         where day between ${from}::date and ${to}::date and day < ${open}::date
        union all
        select provider, gross_cents, refunded_cents, tax_cents, fee_cents, unreported, unreported_cents from ${movements} as live
      ) as closed group by 1 order by 1`.execute(db);
  return rows;
}

/**
 * Stores the sums of all past days of the shop, again from the start when its time zone has changed. Several servers
 * may run it concurrently.
 */
export async function finaliseMoney(db: Kysely<Database>, now: Date): Promise<void> {
  const timeZone = await findShopZone(db);
  const end = toBusinessTime(new Date(now.getTime() - MARGIN_MS), timeZone).day;
  await inTransaction(db, (tx) => reopenAll(tx, timeZone));
  const first = (await findFirstOpen(db, timeZone)) ?? (await findFirstDay(db, timeZone)) ?? end;
  while (await inTransaction(db, (tx) => closeChunk(tx, { begin: first, end, timeZone })));
}

/** Deletes the sums when they belong to days in another time zone. */
async function reopenAll(tx: Transaction<Database>, timeZone: string): Promise<void> {
  const { rows } =
    await sql`update closed_money set until = '-infinity', zoned_until = '-infinity', time_zone = ${timeZone}
    where time_zone <> ${timeZone} or zoned_until <> until returning id`.execute(tx);
  if (rows.length > 0) await sql`delete from day_money`.execute(tx);
}

/** The first day with any money movement. */
async function findFirstDay(db: Kysely<Database>, timeZone: string): Promise<string | null> {
  const { rows } = await sql<{ first: string | null }>`
    select to_char((min(first) at time zone ${timeZone})::date, 'YYYY-MM-DD') as first from (
      select min(created_at) as first from wallet_entries where kind in ('purchase', 'refund')
      union all select min(issued_at) from invoices
      union all select min(credited_at) from payments where credited_at is not null
    ) as firsts`.execute(db);
  return rows[0]?.first ?? null;
}

/** @returns whether there may be more */
async function closeChunk(
  tx: Transaction<Database>,
  { begin: first, end, timeZone }: { begin: string; end: string; timeZone: string },
): Promise<boolean> {
  const { rows } = await sql<{ time_zone: string }>`select time_zone from closed_money for update`.execute(tx);
  // Another server may have started again with another time zone.
  if (rows[0]?.time_zone !== timeZone) return false;
  const begin = (await findFirstOpen(tx, timeZone)) ?? first;
  if (begin >= end) return false;
  const next = addDays(begin, CHUNK_DAYS);
  const until = next < end ? next : end;
  await sql`insert into day_money
      (day, provider, gross_cents, refunded_cents, tax_cents, fee_cents, unreported, unreported_cents)
    select day, provider, sum(gross_cents), sum(refunded_cents), sum(tax_cents), sum(fee_cents), sum(unreported), sum(unreported_cents)
      from ${movementsBetween(begin, until, timeZone)} as moved group by 1, 2`.execute(tx);
  await sql`update closed_money set until = ${until}::date, zoned_until = ${until}::date`.execute(tx);
  return until < end;
}

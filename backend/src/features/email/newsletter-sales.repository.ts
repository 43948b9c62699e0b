import { type Kysely, sql } from 'kysely';
import { toMidnight } from '../../../../contract/rules/business-day.ts';
import { addDays, type Span } from '../../../../contract/rules/calendar.ts';
import { toNewsletterCampaign } from '../../../../contract/rules/newsletter-links.ts';
import {
  type CodeSales,
  type CodeWindow,
  type SentNewsletter,
  toAttributionLists,
  toCodeWindows,
} from '../../../../contract/rules/newsletter-sales.ts';
import type { Database } from '../../db/schema.ts';

/** Older ones hardly lead to orders; their texts are not read. */
const NEWSLETTERS = 200;

/** The newsletters that were sent last. */
async function listSentNewsletters(db: Kysely<Database>): Promise<SentNewsletter[]> {
  const { rows } = await sql<SentNewsletter>`
    select id, coalesce(nullif(texts -> 'en' ->> 'subject', ''), texts -> 'bn' ->> 'subject') as title, texts,
           to_char(started_at at time zone shop_zone(), 'YYYY-MM-DD') as day, started_at as "startedAt"
      from newsletters where sequence is null and started_at is not null
     order by started_at desc limit ${NEWSLETTERS}`.execute(db);
  return rows;
}

async function listCodes(db: Kysely<Database>): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`select code from coupons union select code from coupon_uses`.execute(db);
  return new Set(rows.map(({ code }) => code));
}

/** Which newsletter orders with a coupon belong to, by time. */
export async function readCodeWindows(db: Kysely<Database>) {
  const newsletters = await listSentNewsletters(db);
  return { newsletters, windows: toCodeWindows(newsletters, await listCodes(db)) };
}

/** Paid orders with coupons and their ledger entries: of a period, or of all time with the codes of the windows. */
export async function sumCodeSales(
  db: Kysely<Database>,
  windows: readonly CodeWindow[],
  time?: { since: Date; before: Date },
): Promise<CodeSales[]> {
  const codes = [...new Set(windows.map(({ code }) => code))];
  const inside = (column: string) =>
    time
      ? sql`${sql.ref(column)} >= ${time.since} and ${sql.ref(column)} < ${time.before}`
      : sql`uses.code = any(${codes}::text[])`;
  const { rows } = await sql<CodeSales>`
    with windows as (
      select newsletter, code, since, until from jsonb_to_recordset(${JSON.stringify(windows)}::jsonb)
        as window_of (newsletter uuid, code text, since timestamptz, until timestamptz)
    ), counted as (
      select uses.code, orders.created_at, 1 as orders, 0 as cents
        from coupon_uses uses join orders on orders.id = uses.order_id
       where orders.status = 'completed' and ${inside('orders.created_at')}
      union all
      select uses.code, orders.created_at, 0, -entries.amount_cents
        from coupon_uses uses join orders on orders.id = uses.order_id
        join wallet_entries entries on entries.order_id = uses.order_id and entries.kind in ('purchase', 'refund')
       where ${inside('entries.created_at')}
    )
    select counted.code, windows.newsletter, sum(orders)::int as orders, sum(cents)::float8 as cents
      from counted left join windows
        on windows.code = counted.code and counted.created_at >= since and (until is null or counted.created_at < until)
     group by counted.code, windows.newsletter order by counted.code, windows.newsletter`.execute(db);
  return rows;
}

/** Visits of a span by campaign, for the newsletters and for coupons, whatever their case. */
async function countCampaigns(db: Kysely<Database>, { from, to }: Span, names: string[]) {
  const { rows } = await sql<{ name: string; visits: number; checkouts: number }>`
    select lower(name) as name, sum(visits)::int as visits, sum(checkouts)::int as checkouts
      from visit_days
     where kind = 'campaign' and day between ${from}::date and ${to}::date and lower(name) = any(${names}::text[])
     group by lower(name)`.execute(db);
  return new Map(rows.map(({ name, ...counts }) => [name, counts]));
}

/** Visits, orders and revenue by newsletter and by coupon, in a span of the shop's days. */
export async function listAttribution(db: Kysely<Database>, span: Span, timeZone: string) {
  const { newsletters, windows } = await readCodeWindows(db);
  const since = toMidnight(span.from, timeZone);
  const before = toMidnight(addDays(span.to, 1), timeZone);
  const sales = await sumCodeSales(db, windows, { since, before });
  const codes = new Set([...windows, ...sales].map(({ code }) => code.toLowerCase()));
  const names = [...newsletters.map(({ id }) => toNewsletterCampaign(id)), ...codes];
  return toAttributionLists({ newsletters, windows, sales, campaigns: await countCampaigns(db, span, names) });
}

import { type Kysely, sql } from 'kysely';
import type { NewsletterVisits } from '../../../../contract/generated/model.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import { findCodeWords, MAX_CODES, toNewsletterCampaign } from '../../../../contract/rules/newsletter-links.ts';
import type { Database } from '../../db/schema.ts';
import type { NewsletterRow } from './newsletters.repository.ts';

/** Visits by the links of a newsletter, since it was sent. */
export async function countNewsletterVisits(
  db: Kysely<Database>,
  { id, started_at }: { id: string; started_at: Date | null },
): Promise<NewsletterVisits> {
  const campaign = toNewsletterCampaign(id);
  const { rows } = await sql<Omit<NewsletterVisits, 'campaign'>>`
    select coalesce(sum(visits), 0)::int as visits, coalesce(sum(checkouts), 0)::int as checkouts
      from visit_months
     where kind = 'campaign' and name = ${campaign}
       and month >= date_trunc('month', ${started_at}::timestamptz - interval '1 day')::date`.execute(db);
  return { campaign, ...(rows[0] ?? { visits: 0, checkouts: 0 }) };
}

/** Orders with the coupons that a newsletter names, since it was sent; undefined before. */
export async function countNewsletterSales(
  db: Kysely<Database>,
  { texts, started_at }: Pick<NewsletterRow, 'texts' | 'started_at'>,
): Promise<NewsletterVisits['sales']> {
  if (started_at === null) return undefined;
  const words = findCodeWords([texts.en, texts.bn]);
  const named = await db
    .selectFrom('coupons')
    .select('code')
    .where('code', 'in', words.length > 0 ? words : [''])
    .orderBy('code')
    .limit(MAX_CODES)
    .execute();
  const codes = named.map(({ code }) => code);
  const { rows } = await sql<{ orders: number; cents: number }>`
    select count(*)::int as orders, coalesce(sum(orders.amount_cents), 0)::float8 as cents
      from coupon_uses join orders on orders.id = coupon_uses.order_id
     where coupon_uses.code = any(${codes}::text[]) and orders.status = 'completed'
       and orders.created_at >= ${started_at}`.execute(db);
  const { orders = 0, cents = 0 } = rows[0] ?? {};
  return { codes, orders, revenue: toAmount(cents) };
}

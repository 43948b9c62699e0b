import { type Kysely, sql } from 'kysely';
import type { NewsletterVisits } from '../../../../contract/generated/model.ts';
import { toNewsletterCampaign } from '../../../../contract/rules/newsletter-links.ts';
import { toSalesTotals } from '../../../../contract/rules/newsletter-sales.ts';
import type { Database } from '../../db/schema.ts';
import { readCodeWindows, sumCodeSales } from './newsletter-sales.repository.ts';
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
  { id, started_at }: Pick<NewsletterRow, 'id' | 'started_at'>,
): Promise<NewsletterVisits['sales']> {
  if (started_at === null) return undefined;
  const { windows } = await readCodeWindows(db);
  const own = windows.filter(({ newsletter }) => newsletter === id);
  const sales = (await sumCodeSales(db, own)).filter(({ newsletter }) => newsletter === id);
  return {
    codes: own.map(({ code }) => code),
    ...toSalesTotals(sales),
  };
}

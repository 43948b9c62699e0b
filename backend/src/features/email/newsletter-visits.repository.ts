import { type Kysely, sql } from 'kysely';
import type { NewsletterVisits } from '../../../../contract/generated/model.ts';
import { toNewsletterCampaign } from '../../../../contract/rules/newsletter-links.ts';
import type { Database } from '../../db/schema.ts';

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

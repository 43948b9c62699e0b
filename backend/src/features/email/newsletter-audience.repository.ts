import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { GUEST_SENTINEL } from '../../../../contract/rules/guest-sentinel.ts';
import { isRenewed } from '../../db/plan-changes.ts';
import type { Database, NewsletterAudience } from '../../db/schema.ts';
import { isSuppressed } from './newsletter-suppressions.repository.ts';

/** Customers and guests; `lower(email)` is the same person with and without an account. */
const PEOPLE = sql`users.deleted_at is null or users.deleted_at = ${GUEST_SENTINEL}`;

const isAmong = (emails: RawBuilder<unknown>): RawBuilder<boolean> => sql`lower(subscriber.email) in (${emails})`;

/** Emails of those with access to a product. @param condition of the download */
const owners = (productId: number, condition: RawBuilder<unknown> = sql`true`) => sql`
  select lower(users.email) from downloads join users on users.id = downloads.user_id
   where downloads.product_id = ${productId} and downloads.revoked_at is null and (${PEOPLE}) and ${condition}`;

/** What new buyers get, and so the newest stable version. A correction of an earlier one may be published after it. */
const currentVersion = (productId: number) => sql`(select version from products where id = ${productId})`;

/** Emails of those with completed orders. */
const buyers = (condition: RawBuilder<unknown>) => sql`
  select lower(users.email) from orders join users on users.id = orders.user_id
    left join order_terms terms on terms.order_id = orders.id
   where orders.status = 'completed' and (${PEOPLE}) and ${condition}`;

/** Emails of those with a plan that ends by a day; one that renews automatically does not end. */
const planHolders = (now: Date, days: number) => sql`
  select lower(users.email) from entitlements
    join order_lines on order_lines.id = entitlements.line_id
    join orders on orders.id = order_lines.order_id join users on users.id = orders.user_id
   where holds_until > ${now} and holds_until <= ${new Date(now.getTime() + days * 86_400_000)}
     and ended_at is null and not ${isRenewed} and (${PEOPLE})`;

/** The conditions of an audience; each subquery is read once, not once per subscriber. */
function toConditions(audience: NewsletterAudience, now: Date): RawBuilder<boolean> {
  const { language, owns_product_id: owned, lacks_product_id: lacked, outdated_product_id: outdated } = audience;
  const { plan_ends_within_days: days, countries, has_bought: hasBought } = audience;
  const conditions: RawBuilder<boolean>[] = [sql`subscriber.status = 'confirmed'`];
  if (language !== null) conditions.push(sql`subscriber.language = ${language}`);
  if (owned !== null) conditions.push(isAmong(owners(owned)));
  if (lacked !== null) conditions.push(sql`not ${isAmong(owners(lacked))}`);
  if (outdated !== null) {
    const current = currentVersion(outdated);
    conditions.push(
      isAmong(owners(outdated, sql`downloads.version <> ${current}`)),
      sql`not ${isAmong(owners(outdated, sql`downloads.version = ${current}`))}`,
    );
  }
  if (days !== null) conditions.push(isAmong(planHolders(now, days)));
  if (countries.length > 0) conditions.push(isAmong(buyers(sql`terms.country = any(${countries}::text[])`)));
  if (hasBought !== null) {
    const bought = isAmong(buyers(sql`orders.amount_cents > 0`));
    conditions.push(hasBought ? bought : sql`not ${bought}`);
  }
  return sql.join(conditions, sql` and `);
}

const SUPPRESSED = isSuppressed(sql`subscriber.email`);

export interface AudienceCount {
  total: number;
  en: number;
  bn: number;
  suppressed: number;
}

export async function countAudience(
  db: Kysely<Database>,
  audience: NewsletterAudience,
  now: Date,
): Promise<AudienceCount> {
  const { rows } = await sql<AudienceCount>`
    select count(*) filter (where not suppressed) as total,
      count(*) filter (where not suppressed and language = 'en') as en,
      count(*) filter (where not suppressed and language = 'bn') as bn,
      count(*) filter (where suppressed) as suppressed
    from (select subscriber.language, ${SUPPRESSED} as suppressed from newsletter_subscribers subscriber
           where ${toConditions(audience, now)}) as matching`.execute(db);
  return rows[0] ?? { total: 0, en: 0, bn: 0, suppressed: 0 };
}

/**
 * Fixes the recipients of a newsletter.
 * @param only the language of the text if there is one only
 * @returns their number
 */
export async function insertRecipients(
  tx: Transaction<Database>,
  { id, audience, only }: { id: string; audience: NewsletterAudience; only: string | null },
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into newsletter_recipients (newsletter_id, subscriber_id, language)
    select ${id}::uuid, subscriber.id, coalesce(${only}::text, subscriber.language) from newsletter_subscribers subscriber
     where ${toConditions(audience, now)} and not ${SUPPRESSED}`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

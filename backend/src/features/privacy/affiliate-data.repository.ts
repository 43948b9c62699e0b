import type { Kysely } from 'kysely';
import { toAmount } from '../../../../contract/rules/money.ts';
import type { Database } from '../../db/schema.ts';
import type { Section } from './account-data.repository.ts';

/** Affiliate links with their commission, without the orders of other people. */
export async function readAffiliateLinks(db: Kysely<Database>, userId: string): Section<'affiliate_links'> {
  const links = await db
    .selectFrom('affiliates')
    .select(['id', 'code', 'percent', 'active', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('seq')
    .execute();
  const entries = await db
    .selectFrom('commission_entries as entry')
    .innerJoin('affiliates', 'affiliates.id', 'entry.affiliate_id')
    .select(['entry.affiliate_id', 'entry.amount_cents', 'entry.available_at', 'entry.created_at'])
    .select((eb) => eb('entry.wallet_entry_id', 'is not', null).$castTo<boolean>().as('paid'))
    .where('affiliates.user_id', '=', userId)
    .orderBy('entry.id')
    .execute();
  const byLink = Map.groupBy(entries, ({ affiliate_id }) => affiliate_id);
  return links.map(({ id, ...link }) => ({
    ...link,
    commission: (byLink.get(id) ?? []).map(({ affiliate_id: _link, amount_cents, ...entry }) => ({
      amount: toAmount(amount_cents),
      ...entry,
    })),
  }));
}

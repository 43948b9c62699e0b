import { sql, type Transaction } from 'kysely';
import { toAmount } from '../../../../contract/rules/money.ts';
import { type RestoredState, toAgreement } from '../../../../contract/rules/quote-milestones.ts';
import type { Database } from '../../db/schema.ts';

interface LockedPlan {
  /** of the draft's milestone, from 0 */
  place: number;
  states: RestoredState[];
}

/**
 * The milestones of the quote that a draft is a part of, with their quote locked, so that none is invoiced meanwhile;
 * undefined for other drafts.
 */
export async function lockMilestonePlan(tx: Transaction<Database>, draftId: string): Promise<LockedPlan | undefined> {
  const own = await tx
    .selectFrom('milestone_drafts as m')
    .innerJoin('quotes', 'quotes.id', 'm.quote_id')
    .innerJoin('quote_acceptances as a', 'a.quote_id', 'm.quote_id')
    .innerJoin('quote_versions as v', 'v.id', 'a.version_id')
    .select(['quotes.id', 'quotes.number', 'm.place', 'v.document', 'a.selected'])
    .where('m.draft_id', '=', draftId)
    .forUpdate('quotes')
    .executeTakeFirst();
  if (!own) return undefined;
  const rows = await tx
    .selectFrom('milestone_drafts as m')
    .innerJoin('invoice_drafts as d', 'd.id', 'm.draft_id')
    .leftJoin('invoices as i', 'i.id', 'd.invoice_id')
    .select(['m.place', 'd.content', 'd.invoice_id', 'i.total_cents'])
    .select(
      sql<number>`(select coalesce(-sum(n.total_cents), 0)::bigint from invoices n where n.credits_id = i.id)`.as(
        'credited_cents',
      ),
    )
    .where('m.quote_id', '=', own.id)
    .execute();
  const { milestones } = toAgreement(own, own.document, own.selected);
  const states = milestones.map((_milestone, place): RestoredState => {
    const row = rows.find((other) => other.place === place);
    if (!row) return { draft: undefined, invoice: undefined };
    const { content, invoice_id, total_cents, credited_cents } = row;
    const invoice =
      invoice_id === null || total_cents === null
        ? undefined
        : { id: invoice_id, total: toAmount(total_cents), credited: toAmount(credited_cents) };
    return { draft: { content }, invoice };
  });
  return { place: own.place, states };
}

import { findInvoiceProblem } from '../../../contract/rules/quote-milestones.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { findAgreement, insertMilestoneDraft, listMilestoneStates, toPlan } from '../../store/milestones.ts';
import { quoteCurrency } from '../../store/quotes.ts';

export const createAdminMilestonesHandlers = (
  db: MockDb,
): Pick<MockHandlers, 'adminListMilestones' | 'adminInvoiceMilestone'> => ({
  adminListMilestones: ({ params }) => {
    if (!db.state.leads.some(({ id }) => id === params.id)) return notFound(REFUSALS.leadGone);
    const items = db.state.quotes
      .filter(({ leadId }) => leadId === params.id)
      .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt) || a.id.localeCompare(b.id))
      .flatMap((quote) => findAgreement(quote) ?? [])
      .map((agreement) => toPlan(db, agreement));
    return { status: 200, body: { items } };
  },

  adminInvoiceMilestone: ({ user, params, body: { quote_id, place } }) => {
    const quote = db.state.quotes.find(({ id, leadId }) => id === quote_id && leadId === params.id);
    const agreement = quote && findAgreement(quote);
    if (!agreement) return notFound(REFUSALS.quoteGone);
    const problem = findInvoiceProblem(listMilestoneStates(db, agreement), place);
    if (problem === REFUSALS.milestoneGone) return notFound(problem);
    if (problem) return conflict(problem);
    if (agreement.document.currency !== quoteCurrency(db)) return conflict(REFUSALS.milestoneCurrency);
    insertMilestoneDraft(db, agreement, { place, savedBy: user.id });
    return { status: 200, body: toPlan(db, agreement) };
  },
});

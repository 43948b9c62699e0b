import type { MilestonePlan, MilestoneStart } from '../../../../contract/generated/model.ts';
import {
  type Agreement,
  findInvoiceProblem,
  type MilestoneState,
  toAgreement,
  toMilestoneDraft,
  toMilestonePlan,
} from '../../../../contract/rules/quote-milestones.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import { toShopDay } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { hasAccount } from '../billing/direct-invoices.repository.ts';
import { insertDraft, setDraftDeleted, updateDraft } from '../billing/invoice-drafts.repository.ts';
import { findLead } from './leads.repository.ts';
import {
  listAcceptedQuotes,
  listMilestoneDrafts,
  type MilestoneDraftRow,
  toSentInvoice,
} from './milestones.repository.ts';
import { lockQuote, setMilestoneDraft } from './quotes.repository.ts';

type MilestoneDeps = Pick<Deps, 'db' | 'clock'>;

function toState(row: MilestoneDraftRow | undefined, today: string): MilestoneState {
  if (!row) return { draft: undefined, isDeleted: false, invoice: undefined };
  const invoice = toSentInvoice(row, today);
  return { draft: { id: row.draft_id, content: row.content }, isDeleted: row.deleted_at !== null, invoice };
}

interface AgreedQuote {
  agreement: Agreement;
  states: MilestoneState[];
}

/** The accepted quotes of a lead, with what exists of each milestone. */
async function listAgreed({ db, clock }: MilestoneDeps, leadId: string): Promise<AgreedQuote[]> {
  const quotes = await listAcceptedQuotes(db, leadId);
  const ids = quotes.map(({ id }) => id);
  const rows = await listMilestoneDrafts(db, ids);
  const today = await toShopDay(db, clock.now());
  return quotes.map(({ document, selected, ...quote }) => {
    const agreement = toAgreement(quote, document, selected);
    const own = rows.filter(({ quote_id }) => quote_id === quote.id);
    const states = agreement.milestones.map((_milestone, place) =>
      toState(
        own.find((row) => row.place === place),
        today,
      ),
    );
    return { agreement, states };
  });
}

/** The milestones of a lead's accepted quotes. @throws AppError 404 */
export async function listMilestonePlans(deps: MilestoneDeps, leadId: string): Promise<MilestonePlan[]> {
  if (!(await findLead(deps.db, leadId))) throw notFound(REFUSALS.leadGone);
  return (await listAgreed(deps, leadId)).map(({ agreement, states }) => toMilestonePlan(agreement, states));
}

/**
 * Creates the draft of a milestone's invoice, once: of two presses the second is a conflict. A deleted draft is filled again
 * and restored, so that it cannot become a second invoice.
 * @throws AppError 404 for an unknown quote, one that is not accepted, and an unknown milestone; 409
 */
export async function invoiceMilestone(
  deps: MilestoneDeps,
  { userId, leadId, quote_id, place }: MilestoneStart & { userId: string; leadId: string },
): Promise<MilestonePlan> {
  const at = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    await lockQuote(tx, quote_id);
    const read = async () =>
      (await listAgreed({ ...deps, db: tx }, leadId)).find(({ agreement }) => agreement.id === quote_id);
    const agreed = await read();
    if (!agreed) throw notFound(REFUSALS.quoteGone);
    const { agreement, states } = agreed;
    const problem = findInvoiceProblem(states, place);
    if (problem === REFUSALS.milestoneGone) throw notFound(problem);
    if (problem) throw conflict(problem);
    if (agreement.document.currency !== (await findShopCurrency(tx))) throw conflict(REFUSALS.milestoneCurrency);
    const { recipient, ...content } = toMilestoneDraft(agreement, place, states);
    const { customerId } = recipient;
    const isCustomer = customerId !== null && (await hasAccount(tx, customerId));
    const values = {
      content: { ...content, recipient: { ...recipient, customerId: isCustomer ? customerId : null } },
      userId,
      at,
      leadId,
    };
    const { draft, invoice } = states[place] ?? {};
    if (draft && !invoice) {
      await updateDraft(tx, draft.id, values);
      await setDraftDeleted(tx, draft.id, null);
    } else await setMilestoneDraft(tx, { quote_id, place, draft_id: await insertDraft(tx, values), created_at: at });
    const { states: after } = (await read()) ?? agreed;
    return toMilestonePlan(agreement, after);
  });
}

import type { MilestonePlan } from '../../contract/generated/model.ts';
import {
  type Agreement,
  findRestoreProblem,
  type MilestoneState,
  toAgreement,
  toMilestoneDraft,
  toMilestonePlan,
} from '../../contract/rules/quote-milestones.ts';
import type { MockDb } from './db.ts';
import { findDirectInvoice } from './direct-invoices.ts';
import type { StoredQuote } from './quotes.ts';

/** Undefined until the quote is accepted. */
export const findAgreement = (quote: StoredQuote): Agreement | undefined => {
  const { versions, acceptance } = quote;
  const version = versions.find((sent) => sent.number === acceptance?.version);
  if (!acceptance || !version) return undefined;
  return toAgreement(quote, { ...version.content, currency: version.currency }, acceptance.selected);
};

const findDraft = (db: MockDb, quoteId: string, place: number) => {
  const found = db.state.milestoneDrafts.find((row) => row.quoteId === quoteId && row.place === place);
  return db.state.invoiceDrafts.find(({ id }) => id === found?.draftId);
};

export const listMilestoneStates = (db: MockDb, { id, milestones }: Agreement): MilestoneState[] =>
  milestones.map((_milestone, place) => {
    const draft = findDraft(db, id, place);
    const invoice = draft?.invoiceId ? findDirectInvoice(db, draft.invoiceId) : undefined;
    return { draft, isDeleted: draft?.deleted === true, invoice };
  });

export const toPlan = (db: MockDb, agreement: Agreement): MilestonePlan =>
  toMilestonePlan(agreement, listMilestoneStates(db, agreement));

/** Whether a draft is a part of a quote in another currency than the shop's now. */
export const isInOtherCurrency = (db: MockDb, draftId: string): boolean => {
  const own = db.state.milestoneDrafts.find((row) => row.draftId === draftId);
  const quote = db.state.quotes.find(({ id }) => id === own?.quoteId);
  const agreement = quote && findAgreement(quote);
  return agreement !== undefined && agreement.document.currency !== db.state.paymentSettings.currency;
};

/** Why a deleted draft cannot be restored: it would bill a payment of its quote twice. */
export const findDraftRestoreProblem = (db: MockDb, draftId: string) => {
  const own = db.state.milestoneDrafts.find((row) => row.draftId === draftId);
  const quote = db.state.quotes.find(({ id }) => id === own?.quoteId);
  const agreement = quote && findAgreement(quote);
  return own && agreement ? findRestoreProblem(listMilestoneStates(db, agreement), own.place) : undefined;
};

/** Writes the draft of a milestone's invoice. @returns its id */
export const insertMilestoneDraft = (
  db: MockDb,
  agreement: Agreement,
  { place, savedBy }: { place: number; savedBy: string },
): string => {
  const { id: quoteId } = agreement;
  const leadId = db.state.quotes.find((quote) => quote.id === quoteId)?.leadId;
  const { recipient, ...written } = toMilestoneDraft(agreement, place, listMilestoneStates(db, agreement));
  const { customerId } = recipient;
  const isCustomer = customerId !== null && db.member(customerId) !== undefined;
  const content = { ...written, recipient: { ...recipient, customerId: isCustomer ? customerId : null } };
  const savedAt = new Date().toISOString();
  const own = findDraft(db, quoteId, place);
  if (own && own.invoiceId === null) {
    Object.assign(own, { content, version: own.version + 1, savedBy, savedAt, deleted: false });
    return own.id;
  }
  const id = crypto.randomUUID();
  const saved = { version: 1, savedBy, savedAt, deleted: false, invoiceId: null };
  db.state.invoiceDrafts.push({ id, content, ...saved, ...(leadId && { leadId }) });
  db.state.milestoneDrafts = [
    ...db.state.milestoneDrafts.filter((row) => row.quoteId !== quoteId || row.place !== place),
    { quoteId, place, draftId: id },
  ];
  return id;
};

import type { AdminProjectInvoice } from '../../contract/generated/model.ts';
import { toInvoicePurpose } from '../../contract/rules/project-invoices.ts';
import type { MockDb } from './db.ts';
import { findDirectInvoice } from './direct-invoices.ts';
import { findAgreement, toPlan } from './milestones.ts';

/** Invoices of a project that were sent, newest first, with what they are for. The mocks make no fee of a care plan. */
export const listProjectInvoices = (db: MockDb, leadId: string): { invoice: AdminProjectInvoice; link: string }[] => {
  const { quotes, invoiceDrafts, workEntries, carePlans } = db.state;
  const plans = quotes
    .filter((quote) => quote.leadId === leadId)
    .flatMap((quote) => {
      const agreement = findAgreement(quote);
      return agreement ? [toPlan(db, agreement)] : [];
    });
  return invoiceDrafts
    .filter((draft) => draft.leadId === leadId && draft.invoiceId !== null)
    .flatMap(({ id: draftId, invoiceId }) => {
      const found = findDirectInvoice(db, invoiceId ?? '');
      const [issued] = found?.items ?? [];
      if (!found || !issued) return [];
      const { id, number, status, total, left, currency, dueOn, link } = found;
      const { lines, issued_at } = issued;
      const isHours =
        workEntries.some((entry) => entry.draftId === draftId) ||
        carePlans.some(({ drafts }) => drafts.some((own) => own.draftId === draftId));
      const about = toInvoicePurpose({ id, lines, isHours, isFee: false }, plans);
      return [{ invoice: { id, number, ...about, status, total, left, currency, issued_at, dueOn }, link }];
    })
    .toSorted(
      (a, b) =>
        b.invoice.issued_at.localeCompare(a.invoice.issued_at) || b.invoice.number.localeCompare(a.invoice.number),
    );
};

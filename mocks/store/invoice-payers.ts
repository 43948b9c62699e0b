import type { InvoicePayer } from '../../contract/generated/model.ts';
import type { MockDb } from './db.ts';
import type { StoredInvoiceDraft } from './invoice-state.ts';

/** People who pay for the organisation of a draft's project. */
export const listPayers = ({ state }: MockDb, { leadId }: Pick<StoredInvoiceDraft, 'leadId'>): InvoicePayer[] => {
  const lead = state.leads.find(({ id }) => id === leadId);
  return state.people
    .filter(({ organisationId, rights }) => organisationId === lead?.organisationId && rights.includes('pay'))
    .map(({ name, email }) => ({ name, email }));
};

export const listPayersOfInvoice = (db: MockDb, invoiceId: string): InvoicePayer[] =>
  listPayers(db, db.state.invoiceDrafts.find((draft) => draft.invoiceId === invoiceId) ?? {});

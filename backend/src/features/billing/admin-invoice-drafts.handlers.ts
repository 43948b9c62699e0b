import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { listRecipients } from './direct-invoices.repository.ts';
import { creditDirectInvoice, getDirectInvoice } from './direct-invoices.service.ts';
import { listInvoiceDeposits } from './invoice-deposits.service.ts';
import {
  createInvoiceDraft,
  deleteInvoiceDraft,
  getInvoiceDraft,
  listInvoiceDrafts,
  restoreInvoiceDraft,
  saveInvoiceDraft,
} from './invoice-drafts.service.ts';
import { sendInvoiceDraft } from './send-invoice.service.ts';

/** Customers suggested while a name is typed. */
const MAX_RECIPIENTS = 10;

type Operations =
  | 'adminGetInvoice'
  | 'adminCreditInvoice'
  | 'adminListInvoiceRecipients'
  | 'adminListInvoiceDrafts'
  | 'adminCreateInvoiceDraft'
  | 'adminGetInvoiceDraft'
  | 'adminSaveInvoiceDraft'
  | 'adminDeleteInvoiceDraft'
  | 'adminRestoreInvoiceDraft'
  | 'adminListInvoiceDeposits'
  | 'adminSendInvoiceDraft';

/** Invoices that the studio writes itself, from the draft to the credit note. */
export function createAdminInvoiceDraftsHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminGetInvoice: async ({ params }) => ({ status: 200, body: await getDirectInvoice(deps, params.id) }),

    adminCreditInvoice: async ({ user, params, body }) => ({
      status: 200,
      body: await creditDirectInvoice(deps, { userId: user.id, id: params.id, ...body }),
    }),

    adminListInvoiceRecipients: async ({ query }) => ({
      status: 200,
      body: { items: await listRecipients(deps.db, query.search, MAX_RECIPIENTS) },
    }),

    adminListInvoiceDrafts: async () => ({ status: 200, body: { items: await listInvoiceDrafts(deps) } }),

    adminCreateInvoiceDraft: async ({ user, body }) => ({
      status: 201,
      body: await createInvoiceDraft(deps, user.id, body.copyOf),
    }),

    adminGetInvoiceDraft: async ({ params }) => ({ status: 200, body: await getInvoiceDraft(deps, params.id) }),

    adminSaveInvoiceDraft: async ({ user, params, body }) => ({
      status: 200,
      body: await saveInvoiceDraft(deps, user.id, params.id, body),
    }),

    adminDeleteInvoiceDraft: async ({ params }) => {
      await deleteInvoiceDraft(deps, params.id);
      return { status: 204 };
    },

    adminRestoreInvoiceDraft: async ({ params }) => {
      await restoreInvoiceDraft(deps, params.id);
      return { status: 200, body: await getInvoiceDraft(deps, params.id) };
    },

    adminListInvoiceDeposits: async ({ params }) => ({
      status: 200,
      body: { items: await listInvoiceDeposits(deps, params.id) },
    }),

    adminSendInvoiceDraft: async ({ user, params, body }) => ({
      status: 200,
      body: await sendInvoiceDraft(deps, { userId: user.id, id: params.id, ...body }),
    }),
  };
}

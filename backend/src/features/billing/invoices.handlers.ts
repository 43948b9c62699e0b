import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { findBilling } from './billing.repository.ts';
import { changeBilling } from './billing.service.ts';
import { invoiceFile } from './invoice-file.service.ts';
import { toInvoice } from './invoices.mapper.ts';
import { findInvoice, findInvoices, findOrderOwner } from './invoices.repository.ts';

/** The signed-in customer's invoices and billing details. */
export function createInvoicesHandlers({
  db,
}: Deps): FeatureHandlers<'listOrderInvoices' | 'getInvoicePdf' | 'getBillingDetails' | 'saveBillingDetails'> {
  return {
    listOrderInvoices: async ({ user, params }) => {
      if ((await findOrderOwner(db, params.id)) !== user.id) throw notFound();
      return { status: 200, body: { items: (await findInvoices(db, params.id)).map(toInvoice) } };
    },

    getInvoicePdf: async ({ user, params }) => {
      const invoice = await findInvoice(db, params.id);
      if (!invoice || invoice.user_id !== user.id) throw notFound();
      return invoiceFile(invoice);
    },

    getBillingDetails: async ({ user }) => ({ status: 200, body: await findBilling(db, user.id) }),

    saveBillingDetails: async ({ user, body }) => ({ status: 200, body: await changeBilling(db, user.id, body) }),
  };
}

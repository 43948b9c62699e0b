import { NO_BILLING_DETAILS } from '../../../contract/rules/invoices.ts';
import { notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { issueMissing, listInvoices } from '../../store/invoices.ts';
import { pdfFile } from '../kit/pdf-file.ts';

type Operations = 'listOrderInvoices' | 'getInvoicePdf' | 'getBillingDetails' | 'saveBillingDetails';

export const createInvoicesHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  listOrderInvoices: ({ user, params }) => {
    const order = db.state.orders.find(({ id, userId }) => id === params.id && userId === user.id);
    if (!order) return notFound();
    issueMissing(db);
    return { status: 200, body: { items: listInvoices(db, order.id) } };
  },

  getInvoicePdf: ({ user, params }) => {
    const own = db.state.orders.filter(({ userId }) => userId === user.id);
    const matching = own.flatMap(({ id }) => listInvoices(db, id)).find(({ id }) => id === params.id);
    return matching ? pdfFile(matching.number) : notFound();
  },

  getBillingDetails: ({ user }) => ({ status: 200, body: db.state.billing[user.id] ?? NO_BILLING_DETAILS }),

  saveBillingDetails: ({ user, body: { name, address, country, taxNumber } }) => {
    const details = { name: name.trim(), address: address.trim(), country, taxNumber: taxNumber.trim() };
    db.state.billing[user.id] = details;
    return { status: 200, body: details };
  },
});

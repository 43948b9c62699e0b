import { notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { invoicesOf, issueMissing } from '../../store/invoices.ts';
import { pdfFile } from '../kit/pdf-file.ts';

type Operations = 'listOrderInvoices' | 'getInvoicePdf' | 'getBillingDetails' | 'saveBillingDetails';

const NOTHING = { name: '', address: '', country: '', taxNumber: '' };

export const createInvoicesHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  listOrderInvoices: ({ user, params }) => {
    const order = db.state.orders.find(({ id, userId }) => id === params.id && userId === user.id);
    if (!order) return notFound();
    issueMissing(db, order);
    return { status: 200, body: { items: invoicesOf(db, order.id) } };
  },

  getInvoicePdf: ({ user, params }) => {
    const own = db.state.orders.filter(({ userId }) => userId === user.id);
    const found = own.flatMap(({ id }) => invoicesOf(db, id)).find(({ id }) => id === params.id);
    return found ? pdfFile(found.number) : notFound();
  },

  getBillingDetails: ({ user }) => ({ status: 200, body: db.state.billing[user.id] ?? NOTHING }),

  saveBillingDetails: ({ user, body: { name, address, country, taxNumber } }) => {
    const details = { name: name.trim(), address: address.trim(), country, taxNumber: taxNumber.trim() };
    db.state.billing[user.id] = details;
    return { status: 200, body: details };
  },
});

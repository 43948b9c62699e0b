import { NO_BILLING_DETAILS } from '../../../contract/rules/invoices.ts';
import { notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { findDirectInvoice } from '../../store/direct-invoices.ts';
import { issueMissingInvoices, listDirectDocuments, listInvoices } from '../../store/invoices.ts';
import { checkVatNumber } from '../../store/vat-checks.ts';
import { invoiceFile } from '../kit/invoice-file.ts';

type Operations =
  | 'listOwnInvoices'
  | 'listOrderInvoices'
  | 'getInvoicePdf'
  | 'getBillingDetails'
  | 'saveBillingDetails'
  | 'checkVatNumber';

export const createInvoicesHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  listOwnInvoices: ({ user }) => {
    const own = Object.entries(db.state.directInvoices).filter(([, { customerId }]) => customerId === user.id);
    const items = own.flatMap(([id]) => {
      const found = findDirectInvoice(db, id);
      const [invoice] = found?.items ?? [];
      if (!found || !invoice) return [];
      const { number, dueOn, status, total, left, currency, link, due, nextDueOn } = found;
      const amounts = { total, left, due, currency };
      return [{ id, number, issued_at: invoice.issued_at, dueOn, nextDueOn, status, ...amounts, link }];
    });
    items.sort((a, b) => (a.issued_at < b.issued_at ? 1 : -1));
    return { status: 200, body: { items } };
  },

  listOrderInvoices: ({ user, params }) => {
    const order = db.state.orders.find(({ id, userId }) => id === params.id && userId === user.id);
    if (!order) return notFound();
    issueMissingInvoices(db);
    return { status: 200, body: { items: listInvoices(db, order.id) } };
  },

  getInvoicePdf: ({ user, params, query }) => {
    const own = db.state.orders.filter(({ userId }) => userId === user.id);
    const direct = Object.entries(db.state.directInvoices).filter(([, { customerId }]) => customerId === user.id);
    const documents = [
      ...own.flatMap(({ id }) => listInvoices(db, id)),
      ...direct.flatMap(([id]) => listDirectDocuments(db, id)),
    ];
    const matching = documents.find(({ id }) => id === params.id);
    return matching ? invoiceFile(matching, query) : notFound();
  },

  getBillingDetails: ({ user }) => ({ status: 200, body: db.state.billing[user.id] ?? NO_BILLING_DETAILS }),

  saveBillingDetails: ({ user, body: { name, address, country, taxNumber } }) => {
    const details = { name: name.trim(), address: address.trim(), country, taxNumber: taxNumber.trim() };
    db.state.billing[user.id] = details;
    return { status: 200, body: details };
  },

  checkVatNumber: ({ body: { country, number } }) => ({ status: 200, body: checkVatNumber(db, country, number) }),
});

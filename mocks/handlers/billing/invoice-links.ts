import type { LinkedInvoice } from '../../../contract/generated/model.ts';
import { toCents } from '../../../contract/rules/money.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { findInvoicePayment, toLinkedInvoice } from '../../store/invoice-links.ts';
import { listDirectDocuments } from '../../store/invoices.ts';
import { findClientProblem, findInvoiceReader } from '../../store/organisations.ts';
import { chargeRefusal, createPayment, creditPayment, paymentMethods, toPayment } from '../../store/payments.ts';
import { listLinkedReceipts, listShownReceipts, sendReceipt } from '../../store/receipts.ts';
import { storeTransferReference } from '../../store/store-transfer-reference.ts';
import { invoiceFile } from '../kit/invoice-file.ts';

type Operations =
  | 'getLinkedInvoice'
  | 'getLinkedInvoicePdf'
  | 'getLinkedReceipt'
  | 'payLinkedInvoice'
  | 'reportInvoiceTransfer';

/** The invoice of a link, or the refusal. */
const open = (db: MockDb, token = '', operation: Operations) => {
  const reader = findInvoiceReader(db, token);
  if (reader) return findClientProblem(reader.person, operation) ?? reader.id;
  const own = Object.entries(db.state.directInvoices).find(([, stored]) => stored.token === token)?.[0];
  return own ?? notFound(REFUSALS.invoiceLinkUnknown);
};

const answer = (db: MockDb, id: string) => {
  const invoice = toLinkedInvoice(db, id);
  const payment = findInvoicePayment(db, id);
  if (!invoice) return notFound(REFUSALS.invoiceLinkUnknown);
  const receipts = listLinkedReceipts(db, id);
  const body: LinkedInvoice = { ...invoice, payment: payment ? toPayment(db, payment) : null, receipts };
  return { status: 200 as const, body };
};

export const createInvoiceLinksHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  getLinkedInvoice: ({ headers }) => {
    const id = open(db, headers['x-invoice-token'], 'getLinkedInvoice');
    return typeof id === 'string' ? answer(db, id) : id;
  },

  getLinkedInvoicePdf: ({ headers, params, query }) => {
    const id = open(db, headers['x-invoice-token'], 'getLinkedInvoicePdf');
    if (typeof id !== 'string') return id;
    const document = listDirectDocuments(db, id).find((candidate) => candidate.id === params.id);
    return document ? invoiceFile(document, query) : notFound();
  },

  getLinkedReceipt: ({ headers, params }) => {
    const id = open(db, headers['x-invoice-token'], 'getLinkedReceipt');
    return typeof id === 'string' ? sendReceipt(listShownReceipts(db, id).find((entry) => entry.id === params.id)) : id;
  },

  payLinkedInvoice: ({ headers, body: { provider, amount } }) => {
    const id = open(db, headers['x-invoice-token'], 'payLinkedInvoice');
    if (typeof id !== 'string') return id;
    const invoice = toLinkedInvoice(db, id);
    if (!invoice) return notFound(REFUSALS.invoiceLinkUnknown);
    if (!paymentMethods(db).some((method) => method.provider === provider))
      return invalidField('provider', REFUSALS.providerUnknown);
    if (invoice.left === 0) return conflict(REFUSALS.invoiceNothingDue);
    if (![invoice.due, invoice.left].some((offered) => toCents(offered) === toCents(amount)))
      return conflict(REFUSALS.invoicePaymentChanged);
    const pending = db.state.payments.filter(({ invoiceId, status }) => invoiceId === id && status === 'pending');
    if (pending.some(({ hold }) => hold !== null)) return conflict(REFUSALS.invoicePaymentChecked);
    if (pending.some((payment) => payment.provider === provider && payment.amount === amount)) return answer(db, id);
    const problem = chargeRefusal(db, provider, toCents(amount));
    if (problem) return invalidField('provider', problem);
    const userId = db.state.directInvoices[id]?.customerId ?? '';
    const payment = createPayment(db, userId, provider, toCents(amount), { invoiceId: id });
    if (provider === 'demo') creditPayment(db, payment);
    return answer(db, id);
  },

  reportInvoiceTransfer: ({ headers, body }) => {
    const id = open(db, headers['x-invoice-token'], 'reportInvoiceTransfer');
    if (typeof id !== 'string') return id;
    const payment = findInvoicePayment(db, id);
    if (!payment) return conflict(REFUSALS.transferClosed);
    return storeTransferReference(db, payment, body.number) ?? answer(db, id);
  },
});

import type { LinkedInvoice } from '../../../contract/generated/model.ts';
import { toCents } from '../../../contract/rules/money.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { findInvoicePayment, toLinkedInvoice } from '../../store/invoice-links.ts';
import { listDirectDocuments } from '../../store/invoices.ts';
import { chargeRefusal, createPayment, creditPayment, paymentMethods, toPayment } from '../../store/payments.ts';
import { reportTransferNumber } from '../../store/report-transfer.ts';
import { invoiceFile } from '../kit/invoice-file.ts';

type Operations = 'getLinkedInvoice' | 'getLinkedInvoicePdf' | 'payLinkedInvoice' | 'reportInvoiceTransfer';

const findLinkedId = (db: MockDb, token: string | undefined): string | undefined =>
  Object.entries(db.state.directInvoices).find(([, stored]) => stored.token === token)?.[0];

const answer = (db: MockDb, id: string) => {
  const invoice = toLinkedInvoice(db, id);
  const payment = findInvoicePayment(db, id);
  if (!invoice) return notFound(REFUSALS.invoiceLinkUnknown);
  const body: LinkedInvoice = { ...invoice, payment: payment ? toPayment(db, payment) : null };
  return { status: 200 as const, body };
};

export const createInvoiceLinksHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  getLinkedInvoice: ({ headers }) => answer(db, findLinkedId(db, headers['x-invoice-token']) ?? ''),

  getLinkedInvoicePdf: ({ headers, params, query }) => {
    const id = findLinkedId(db, headers['x-invoice-token']);
    if (id === undefined) return notFound(REFUSALS.invoiceLinkUnknown);
    const document = listDirectDocuments(db, id).find((candidate) => candidate.id === params.id);
    return document ? invoiceFile(document, query) : notFound();
  },

  payLinkedInvoice: ({ headers, body: { provider, amount } }) => {
    const id = findLinkedId(db, headers['x-invoice-token']) ?? '';
    const invoice = toLinkedInvoice(db, id);
    if (!invoice) return notFound(REFUSALS.invoiceLinkUnknown);
    if (!paymentMethods(db).some((method) => method.provider === provider))
      return invalidField('provider', REFUSALS.providerUnknown);
    if (invoice.left === 0) return conflict(REFUSALS.invoiceNothingDue);
    if (![invoice.due, invoice.left].some((offered) => toCents(offered) === toCents(amount)))
      return conflict(REFUSALS.invoicePaymentChanged);
    const open = db.state.payments.filter(({ invoiceId, status }) => invoiceId === id && status === 'pending');
    if (open.some(({ hold }) => hold !== null)) return conflict(REFUSALS.invoicePaymentChecked);
    if (open.some((payment) => payment.provider === provider && payment.amount === amount)) return answer(db, id);
    const problem = chargeRefusal(db, provider, toCents(amount));
    if (problem) return invalidField('provider', problem);
    const userId = db.state.directInvoices[id]?.customerId ?? '';
    const payment = createPayment(db, userId, provider, toCents(amount), { invoiceId: id });
    if (provider === 'demo') creditPayment(db, payment);
    return answer(db, id);
  },

  reportInvoiceTransfer: ({ headers, body }) => {
    const id = findLinkedId(db, headers['x-invoice-token']);
    if (id === undefined) return notFound(REFUSALS.invoiceLinkUnknown);
    const payment = findInvoicePayment(db, id);
    if (!payment) return conflict(REFUSALS.transferClosed);
    return reportTransferNumber(db, payment, body.number) ?? answer(db, id);
  },
});

import type { AdminPaymentDetail, LinkedInvoice } from '../../contract/generated/model.ts';
import { msg } from '../../contract/i18n/macros.ts';
import { toBusinessTime } from '../../contract/rules/business-day.ts';
import { fitsInvoice, toLinkedPayment } from '../../contract/rules/invoice-links.ts';
import { moneyText, toCents } from '../../contract/rules/money.ts';
import type { MockDb } from './db.ts';
import { findDirectInvoice } from './direct-invoices.ts';
import { logInvoiceMail } from './invoice-mails.ts';
import type { StoredPayment } from './order-state.ts';
import { toPaymentRow } from './recorded-payments.ts';

/** A token with the length of the server's. */
export const createInvoiceToken = (): string =>
  [...crypto.getRandomValues(new Uint8Array(43))].map((byte) => (byte % 36).toString(36)).join('');

/** The latest payment through the link of an invoice; payments are stored newest first. */
export const findInvoicePayment = (db: MockDb, id: string): StoredPayment | undefined =>
  db.state.payments.find(({ invoiceId }) => invoiceId === id);

/** The invoice as its link shows it, without its payment and receipts. */
export const toLinkedInvoice = (db: MockDb, id: string): Omit<LinkedInvoice, 'payment' | 'receipts'> | undefined => {
  const invoice = findDirectInvoice(db, id);
  if (!invoice) return undefined;
  const { number, language, status, total, credited, paid, left, due, currency, dueOn, items } = invoice;
  const { instalments, nextDueOn, recurs } = invoice;
  const payments = invoice.payments.map(toLinkedPayment);
  return {
    number,
    language,
    status,
    total,
    credited,
    paid,
    left,
    due,
    currency,
    dueOn,
    payments,
    items,
    instalments,
    nextDueOn,
    recurs,
  };
};

/** The invoice of a payment, for the administration. */
export const toPaidInvoice = (db: MockDb, id: string | undefined): AdminPaymentDetail['invoice'] => {
  const invoice = id === undefined ? undefined : findDirectInvoice(db, id);
  const [document] = invoice?.items ?? [];
  if (!invoice || !document) return null;
  return { id: invoice.id, number: invoice.number, name: document.buyer.name, email: invoice.email };
};

const invoiceOf = (db: MockDb, { invoiceId = '' }: StoredPayment) => findDirectInvoice(db, invoiceId);

/** Whether a payment of an invoice exceeds the amount due. */
export const exceedsInvoice = (db: MockDb, payment: StoredPayment): boolean => {
  if (payment.invoiceId === undefined) return false;
  const invoice = invoiceOf(db, payment);
  return !invoice || !fitsInvoice(toCents(payment.amount), toCents(invoice.left));
};

/** The money counts for the invoice, unless it exceeds the amount due: then the owner decides. */
export const creditInvoicePayment = (db: MockDb, payment: StoredPayment): void => {
  const invoice = invoiceOf(db, payment);
  if (!invoice || exceedsInvoice(db, payment)) {
    Object.assign(payment, { status: 'pending', hold: 'invoice', creditedAt: null });
    return;
  }
  const at = new Date();
  Object.assign(payment, { status: 'paid', hold: null, creditedAt: at.toISOString() });
  db.state.directInvoices[invoice.id]?.payments.push({
    ...toPaymentRow(),
    amount: payment.amount,
    paidOn: toBusinessTime(at, db.state.mailSettings.time_zone).day,
    method: 'online',
    reference: payment.transferNumber ?? payment.code,
    payment_id: payment.id,
  });
  const name = invoice.items[0]?.buyer.name ?? '';
  logInvoiceMail(db, invoice, {
    kind: 'invoice-payment',
    subject: `Payment received for invoice ${invoice.number}`,
  });
  const { number } = invoice;
  const amount = moneyText(toCents(payment.amount), invoice.currency);
  if (invoice.customerId !== null) {
    const text = msg`We have received ${amount} for invoice ${number}.`;
    db.notify(invoice.customerId, { kind: 'wallet', title: msg`Payment received`, text, href: '/dashboard/profile' });
  }
  const isPaid = toCents(invoice.left) === toCents(payment.amount);
  const title = isPaid ? msg`Invoice ${number} is paid` : msg`Invoice ${number} is partly paid`;
  const text = msg`${name} paid ${amount} through the link of the invoice.`;
  const href = `/admin/orders/invoices?invoice=${invoice.id}`;
  for (const { user } of db.state.accounts)
    if (user.role === 'super_admin' && user.status === 'active')
      db.notify(user.id, { kind: 'wallet', title, text, href });
};

/** Emails the recipient that the studio refused a payment. */
export const mailRefusal = (db: MockDb, payment: StoredPayment): void => {
  const invoice = invoiceOf(db, payment);
  if (!invoice) return;
  const subject = `Your payment of invoice ${invoice.number} did not go through`;
  logInvoiceMail(db, invoice, { kind: 'invoice-payment', subject });
};

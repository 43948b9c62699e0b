import type { Transaction } from 'kysely';
import { msg } from '../../../../contract/i18n/macros.ts';
import { toMessage } from '../../../../contract/i18n/message.ts';
import { fitsInvoice } from '../../../../contract/rules/invoice-links.ts';
import { moneyText } from '../../../../contract/rules/money.ts';
import type { Database } from '../../db/schema.ts';
import { toShopDay } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { invoicePaymentMail, unpaidInvoiceMail } from '../../mail/invoice-messages.ts';
import { notify } from '../activity/notifications.repository.ts';
import { insertInvoicePayment } from './direct-invoices.repository.ts';
import { toMailed } from './direct-invoices.service.ts';
import { notifyAccountingAdmins } from './disputes.service.ts';
import { findNext, lockInvoiceBalance } from './invoice-balance.service.ts';
import { emailInvoice } from './invoice-emails.service.ts';
import type { PaymentRow } from './payments.repository.ts';
import type { PaymentPurpose } from './settlement.service.ts';

type PurposeDeps = Pick<Deps, 'mail' | 'env' | 'clock'>;

/** Where a customer with an account finds the invoice. */
const OWN_INVOICES = '/dashboard/profile';

async function recordOnlinePayment(
  deps: PurposeDeps,
  tx: Transaction<Database>,
  payment: PaymentRow & { invoice_id: string },
  at: Date,
): Promise<'invoice' | null> {
  const { id, invoice_id, amount_minor: cents, currency, code, transfer_number } = payment;
  const locked = await lockInvoiceBalance(tx, invoice_id);
  if (!locked || !fitsInvoice(cents, locked.leftCents)) return 'invoice';
  const { direct, invoice, leftCents } = locked;
  await insertInvoicePayment(tx, {
    invoice_id,
    amount_cents: cents,
    method: 'online',
    reference: transfer_number ?? code,
    payment_id: id,
    paid_on: await toShopDay(tx, at),
    recorded_by: null,
    created_at: at,
  });
  const { number } = toMailed(invoice);
  const rest = leftCents - cents;
  const mailed = { number, currency, cents, leftCents: rest, next: findNext(locked, cents) };
  await emailInvoice(deps, tx, locked, (to, link) => invoicePaymentMail(to, { ...mailed, link }, at));
  const amount = moneyText(cents, currency);
  if (direct.user_id !== null) {
    const text = msg`We have received ${amount} for invoice ${number}.`;
    const own = { kind: 'wallet', title: msg`Payment received`, body: text, href: OWN_INVOICES } as const;
    await notify(tx, [direct.user_id], own, at);
  }
  const name = invoice.document.buyer.name;
  await notifyAccountingAdmins(deps, tx, payment, {
    title: rest === 0 ? msg`Invoice ${number} is paid` : msg`Invoice ${number} is partly paid`,
    text: msg`${name} paid ${amount} through the link of the invoice.`,
    href: `/admin/orders/invoices?invoice=${invoice_id}`,
  });
  return null;
}

/**
 * Payments through the link of an invoice that the studio has written. Money above the amount due, because the invoice was
 * paid or credited since, is held for the owner.
 */
export const invoicePurpose = (deps: PurposeDeps): PaymentPurpose => ({
  credit: async (tx, payment, at) => {
    const { invoice_id } = payment;
    return invoice_id === null ? 'invoice' : recordOnlinePayment(deps, tx, { ...payment, invoice_id }, at);
  },

  // One that was never paid shows so on its page; a payment that the studio refused had been reported or received.
  handleUnpaid: async (tx, { invoice_id, amount_minor, currency, hold, reason }, at) => {
    const locked = invoice_id === null || hold === null ? undefined : await lockInvoiceBalance(tx, invoice_id);
    if (!locked) return;
    const { number } = toMailed(locked.invoice);
    const refused = { number, cents: amount_minor, currency, reason: reason === null ? null : toMessage(reason) };
    await emailInvoice(deps, tx, locked, (to, link) => unpaidInvoiceMail(to, { ...refused, link }, at));
  },
});

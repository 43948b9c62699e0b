import type { DirectInvoice, InvoicePaymentInput, OwnInvoice } from '../../../../contract/generated/model.ts';
import { toDirectStatus, toLeft } from '../../../../contract/rules/invoice-drafts.ts';
import { toInvoiceLink } from '../../../../contract/rules/invoice-links.ts';
import { invoiceNumber } from '../../../../contract/rules/invoices.ts';
import { toAmount, toCents } from '../../../../contract/rules/money.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { invoicePaymentMail } from '../../mail/invoice-messages.ts';
import { insertInvoicePayment, listOwnDirectInvoices, type OwnInvoiceRow } from './direct-invoices.repository.ts';
import { getDirectInvoice, recordInvoiceChange, toMailed, toRecipient } from './direct-invoices.service.ts';
import { lockInvoiceBalance } from './invoice-balance.service.ts';
import { findBusinessDay } from './invoice-filter.service.ts';

interface RecordedPayment extends InvoicePaymentInput {
  userId: string;
  id: string;
}

/**
 * Records money that has arrived for an invoice. What was seen as left must be what is left, so that a second press, or a
 * second administrator, records nothing.
 * @throws AppError 400 for a day in the future, 404, 409
 */
export async function recordInvoicePayment(
  deps: Pick<Deps, 'db' | 'clock' | 'mail' | 'env'>,
  { userId, id, amount, left, paidOn, method, reference }: RecordedPayment,
): Promise<DirectInvoice> {
  const at = deps.clock.now();
  const cents = toCents(amount);
  if (paidOn > (await findBusinessDay(deps.db, at))) throw invalid('paidOn', REFUSALS.invoicePaymentFuture);
  await inTransaction(deps.db, async (tx) => {
    const locked = await lockInvoiceBalance(tx, id);
    if (!locked) throw notFound();
    const { direct, invoice, leftCents } = locked;
    if (toCents(left) !== leftCents) throw conflict(REFUSALS.invoicePaymentChanged);
    if (cents > leftCents) throw conflict(REFUSALS.invoicePaymentTooLarge);
    await insertInvoicePayment(tx, {
      invoice_id: id,
      amount_cents: cents,
      method,
      reference: reference.trim(),
      paid_on: paidOn,
      recorded_by: userId,
      created_at: at,
    });
    const link = toInvoiceLink(deps.env.publicUrl, direct.link_token);
    const mailed = { ...toMailed(invoice), cents, leftCents: leftCents - cents, link };
    await deps.mail.send(invoicePaymentMail(toRecipient(invoice, direct), mailed, at), tx);
    await recordInvoiceChange(tx, { userId, invoice, action: 'invoice.pay', after: { paid: amount }, at });
  });
  return getDirectInvoice(deps, id);
}

const MAX_LISTED = 100;

function toOwnInvoice(row: OwnInvoiceRow, today: string, publicUrl: string): OwnInvoice {
  const amounts = { total: row.total_cents, credited: -row.credited_cents, paid: row.paid_cents };
  return {
    id: row.id,
    number: invoiceNumber('invoice', row.year, row.number),
    issued_at: row.issued_at.toISOString(),
    dueOn: row.due_on,
    status: toDirectStatus({ ...amounts, dueOn: row.due_on }, today),
    total: toAmount(row.total_cents),
    left: toAmount(toLeft(amounts)),
    currency: row.currency,
    link: toInvoiceLink(publicUrl, row.link_token, row.language),
  };
}

/** Invoices that the studio has written to a customer. */
export async function listOwnInvoices(
  { db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>,
  userId: string,
): Promise<OwnInvoice[]> {
  const today = await findBusinessDay(db, clock.now());
  return (await listOwnDirectInvoices(db, userId, MAX_LISTED)).map((row) => toOwnInvoice(row, today, env.publicUrl));
}

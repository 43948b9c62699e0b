import type { DirectInvoice, InvoicePaymentInput, OwnInvoice } from '../../../../contract/generated/model.ts';
import { toAmountDue } from '../../../../contract/rules/invoice-drafts.ts';
import { type Instalment, toBalance, toPlan } from '../../../../contract/rules/invoice-instalments.ts';
import { toInvoiceLink } from '../../../../contract/rules/invoice-links.ts';
import { invoiceNumber } from '../../../../contract/rules/invoices.ts';
import { toAmount, toCents } from '../../../../contract/rules/money.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import { toShopDay } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { invoicePaymentMail } from '../../mail/invoice-messages.ts';
import {
  insertInvoicePayment,
  listInstalments,
  listOwnDirectInvoices,
  type OwnInvoiceRow,
} from './direct-invoices.repository.ts';
import { getDirectInvoice, recordInvoiceChange, toMailed } from './direct-invoices.service.ts';
import { findNext, lockInvoiceBalance } from './invoice-balance.service.ts';
import { emailInvoice } from './invoice-emails.service.ts';
import { checkCertificate, insertWithheldTax } from './withheld-tax.service.ts';

interface Received extends InvoicePaymentInput {
  userId: string;
  id: string;
}

/** @throws AppError 400 for a day in the future, and when nothing was received */
function checkReceived({ amount, paidOn, withheld }: InvoicePaymentInput, today: string): void {
  if (toCents(amount) + toCents(withheld?.amount ?? 0) === 0) throw invalid('amount', REFUSALS.invoicePaymentEmpty);
  if (paidOn > today) throw invalid('paidOn', REFUSALS.invoicePaymentFuture);
  if (withheld?.certificate) checkCertificate(withheld.certificate, today, 'withheld.certificate.');
}

/**
 * Records money that has arrived for an invoice, and the tax that was withheld from it. What was seen as left must be what is
 * left, so that a second press, or a second administrator, records nothing.
 * @throws AppError 400, 404, 409
 */
export async function recordInvoicePayment(
  deps: Pick<Deps, 'db' | 'clock' | 'mail' | 'env'>,
  { userId, id, ...received }: Received,
): Promise<DirectInvoice> {
  const at = deps.clock.now();
  const { amount, left, paidOn, method, reference, withheld } = received;
  const cents = toCents(amount);
  const withheldCents = toCents(withheld?.amount ?? 0);
  checkReceived(received, await toShopDay(deps.db, at));
  await inTransaction(deps.db, async (tx) => {
    const locked = await lockInvoiceBalance(tx, id);
    if (!locked) throw notFound();
    const { invoice, leftCents } = locked;
    if (toCents(left) !== leftCents) throw conflict(REFUSALS.invoicePaymentChanged);
    if (cents + withheldCents > leftCents) throw conflict(REFUSALS.invoicePaymentTooLarge);
    const row = { invoice_id: id, paid_on: paidOn, recorded_by: userId, created_at: at };
    if (cents > 0) await insertInvoicePayment(tx, { ...row, amount_cents: cents, method, reference: reference.trim() });
    if (withheld) await insertWithheldTax(tx, { ...row, amount_cents: withheldCents }, withheld);
    const rest = leftCents - cents - withheldCents;
    const tax = { withheldCents, isCertificateMissing: withheld !== undefined && !withheld.certificate };
    const next = findNext(locked, cents + withheldCents);
    const mailed = { ...toMailed(invoice), cents, leftCents: rest, next, ...tax };
    await emailInvoice(deps, tx, locked, (to, link) => invoicePaymentMail(to, { ...mailed, link }, at));
    const after = { paid: amount, ...(withheld && { withheld: withheld.amount, tax: withheld.kind }) };
    await recordInvoiceChange(tx, { userId, invoice, action: 'invoice.pay', after, at });
  });
  return getDirectInvoice(deps, id);
}

const MAX_LISTED = 100;

interface OwnContext {
  instalments: readonly Instalment[];
  today: string;
  publicUrl: string;
}

function toOwnInvoice(row: OwnInvoiceRow, { instalments, today, publicUrl }: OwnContext): OwnInvoice {
  const amounts = { total: row.total_cents, credited: -row.credited_cents, paid: row.paid_cents };
  const { status, due, nextDueOn } = toBalance(amounts, toPlan(instalments, row.due_on, row.total_cents), today);
  return {
    id: row.id,
    number: invoiceNumber('invoice', row.year, row.number),
    issued_at: row.issued_at.toISOString(),
    dueOn: row.due_on,
    status,
    total: toAmount(row.total_cents),
    left: toAmount(toAmountDue(amounts)),
    currency: row.currency,
    link: toInvoiceLink(publicUrl, row.link_token, row.language),
    due: toAmount(due),
    nextDueOn,
  };
}

/** Invoices that the studio has written to a customer. */
export async function listOwnInvoices(
  { db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>,
  userId: string,
): Promise<OwnInvoice[]> {
  const today = await toShopDay(db, clock.now());
  const rows = await listOwnDirectInvoices(db, userId, MAX_LISTED);
  const plans = await listInstalments(
    db,
    rows.map(({ id }) => id),
  );
  const { publicUrl } = env;
  return rows.map((row) => toOwnInvoice(row, { instalments: plans.get(row.id) ?? [], today, publicUrl }));
}

import type { Kysely } from 'kysely';
import type { ActivityAction, DirectInvoice } from '../../../../contract/generated/model.ts';
import { deductDeposits } from '../../../../contract/rules/invoice-deposits.ts';
import { toAmountDue } from '../../../../contract/rules/invoice-drafts.ts';
import {
  type Instalment,
  toBalance,
  toContractInstalments,
  toPlan,
} from '../../../../contract/rules/invoice-instalments.ts';
import { subtractCredits, sumLines } from '../../../../contract/rules/invoice-lines.ts';
import { toInvoiceLink } from '../../../../contract/rules/invoice-links.ts';
import { invoiceNumber } from '../../../../contract/rules/invoices.ts';
import { toAmount, toCents } from '../../../../contract/rules/money.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { listPayersOfInvoice, type Payer } from '../../clients/client-access.repository.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { toShopDay } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { creditNoteMail } from '../../mail/invoice-messages.ts';
import { recordChange } from '../activity/audit.repository.ts';
import {
  type DirectInvoiceRow,
  findDirectInvoice,
  type InvoicePaymentRow,
  listDirectDocuments,
  listInstalments,
  listInvoicePayments,
  lockDirectInvoice,
} from './direct-invoices.repository.ts';
import { creditedCents, sumPayments, toRecordedPayments } from './invoice-balance.service.ts';
import { deleteDeposits, listDeductingInvoices } from './invoice-deposits.repository.ts';
import { emailInvoice, toPayers } from './invoice-emails.service.ts';
import { findRecurrence } from './invoice-schedules.repository.ts';
import { toInvoice, toInvoicedLines } from './invoices.mapper.ts';
import type { InvoiceRow } from './invoices.repository.ts';
import { insertCreditNote } from './issue-invoice.service.ts';

type InvoiceDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'env'>;

interface Documents {
  rows: [InvoiceRow, ...InvoiceRow[]];
  payers: Payer[];
  payments: InvoicePaymentRow[];
  deductedIn: DirectInvoice['deductedIn'];
  recurs: DirectInvoice['recurs'];
  /** empty when it is paid in one sum */
  instalments: readonly Instalment[];
  today: string;
  publicUrl: string;
}

function toDirectInvoice(
  { user_id, language, due_on, link_token }: DirectInvoiceRow,
  { rows, payers, payments, deductedIn, recurs, instalments, today, publicUrl }: Documents,
): DirectInvoice {
  const [invoice] = rows;
  const amounts = { total: invoice.total_cents, credited: creditedCents(rows), paid: sumPayments(payments) };
  const balance = toBalance(amounts, toPlan(instalments, due_on, amounts.total), today);
  return {
    id: invoice.id,
    number: invoiceNumber('invoice', invoice.year, invoice.number),
    customerId: user_id,
    email: invoice.document.buyer.email,
    payers: toPayers(payers),
    language,
    status: balance.status,
    total: toAmount(amounts.total),
    credited: toAmount(amounts.credited),
    paid: toAmount(amounts.paid),
    withheld: toAmount(sumPayments(payments.filter(({ method }) => method === 'withheld'))),
    left: toAmount(toAmountDue(amounts)),
    currency: invoice.currency,
    dueOn: due_on,
    link: toInvoiceLink(publicUrl, link_token, language),
    payments: toRecordedPayments(payments),
    items: rows.map(toInvoice),
    deductedIn,
    instalments: toContractInstalments(balance.instalments, instalments.length > 0),
    due: toAmount(balance.due),
    nextDueOn: balance.nextDueOn,
    recurs,
  };
}

/** The final invoice that deducts an invoice; null for none. */
async function findDeductedIn(db: Kysely<Database>, id: string): Promise<DirectInvoice['deductedIn']> {
  const [final] = await listDeductingInvoices(db, [id]);
  return final ? { id: final.final_id, number: invoiceNumber('invoice', final.year, final.number) } : null;
}

/** @throws AppError 404 for the invoice of an order */
export async function getDirectInvoice(
  { db, clock, env }: Pick<Deps, 'db' | 'clock' | 'env'>,
  id: string,
): Promise<DirectInvoice> {
  const direct = await findDirectInvoice(db, id);
  const [invoice, ...notes] = direct ? await listDirectDocuments(db, id) : [];
  if (!direct || !invoice) throw notFound();
  return toDirectInvoice(direct, {
    rows: [invoice, ...notes],
    payers: await listPayersOfInvoice(db, id),
    payments: await listInvoicePayments(db, id),
    deductedIn: await findDeductedIn(db, id),
    recurs: await findRecurrence(db, id),
    instalments: (await listInstalments(db, [id])).get(id) ?? [],
    today: await toShopDay(db, clock.now()),
    publicUrl: env.publicUrl,
  });
}

export const toMailed = (row: InvoiceRow) => ({
  id: row.id,
  number: invoiceNumber(row.kind, row.year, row.number),
  cents: row.total_cents,
  currency: row.currency,
  seller: row.document.seller.name,
});

interface InvoiceChange {
  userId: string | null;
  invoice: InvoiceRow;
  action: Extract<ActivityAction, `invoice.${string}`>;
  after: object;
  at: Date;
}

export const recordInvoiceChange = (
  tx: Kysely<Database>,
  { userId, invoice, action, after, at }: InvoiceChange,
): Promise<void> =>
  recordChange(tx, {
    actorId: userId,
    action,
    subject: 'invoice',
    subjectId: invoice.id,
    label: `Invoice ${invoiceNumber('invoice', invoice.year, invoice.number)}`,
    before: null,
    after,
    at,
  });

interface Credit {
  userId: string;
  id: string;
  /** in units of the currency */
  amount: number;
  /** what the administrator saw as left to credit */
  left: number;
}

/**
 * Credits an amount of an invoice. What was seen as left must be what is left, so that a second press credits nothing.
 * @throws AppError 404, 409
 */
export async function creditDirectInvoice(
  deps: InvoiceDeps,
  { userId, id, amount, left }: Credit,
): Promise<DirectInvoice> {
  const at = deps.clock.now();
  const cents = toCents(amount);
  await inTransaction(deps.db, async (tx) => {
    const direct = await lockDirectInvoice(tx, id);
    const [invoice, ...notes] = direct ? await listDirectDocuments(tx, id) : [];
    if (!direct || !invoice) throw notFound();
    const rest = subtractCredits(
      deductDeposits(toInvoicedLines(invoice), invoice.currency),
      notes.flatMap(toInvoicedLines),
    );
    const restCents = sumLines(rest).total;
    if (toCents(left) !== restCents) throw conflict(REFUSALS.invoiceCreditChanged);
    if (cents > restCents) throw conflict(REFUSALS.invoiceCreditTooLarge);
    const note = await insertCreditNote(tx, { invoice, notes, cents, at });
    if (!note) throw conflict(REFUSALS.invoiceCreditTooLarge);
    if (cents === restCents) await deleteDeposits(tx, id);
    const mailed = { ...toMailed(note), cents, refersTo: note.document.refersTo ?? '' };
    await emailInvoice(deps, tx, { invoice, direct }, (to) => creditNoteMail(to, mailed, at));
    await recordInvoiceChange(tx, { userId, invoice, action: 'invoice.credit', after: { credited: amount }, at });
  });
  return getDirectInvoice(deps, id);
}

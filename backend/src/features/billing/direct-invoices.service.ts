import type { Kysely, Transaction } from 'kysely';
import type { ActivityAction, DirectInvoice } from '../../../../contract/generated/model.ts';
import {
  findSendingProblems,
  toDirectStatus,
  toDocumentTexts,
  toInvoicedLines as toDraftedLines,
  toDueDay,
  toLeft,
} from '../../../../contract/rules/invoice-drafts.ts';
import { subtractCredits, sumLines } from '../../../../contract/rules/invoice-lines.ts';
import { toInvoiceLink } from '../../../../contract/rules/invoice-links.ts';
import { invoiceNumber } from '../../../../contract/rules/invoices.ts';
import { toAmount, toCents } from '../../../../contract/rules/money.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database, StoredDocument, StoredInvoiceDraft } from '../../db/schema.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { checkVersion } from '../../lib/edit-version.ts';
import { AppError, conflict, invalid, notFound } from '../../lib/errors.ts';
import { createLinkToken } from '../../lib/link-token.ts';
import { creditNoteMail, invoiceMail } from '../../mail/invoice-messages.ts';
import { recordChange } from '../activity/audit.repository.ts';
import {
  type DirectInvoiceRow,
  findDirectInvoice,
  hasAccount,
  type InvoicePaymentRow,
  insertDirectInvoice,
  listDirectDocuments,
  listInvoicePayments,
  lockDirectInvoice,
} from './direct-invoices.repository.ts';
import { creditedCents, sumPayments, toRecordedPayments } from './invoice-balance.service.ts';
import { lockDraft, setDraftSent } from './invoice-drafts.repository.ts';
import { findBusinessDay } from './invoice-filter.service.ts';
import { toInvoice, toInvoicedLines } from './invoices.mapper.ts';
import { type InvoiceRow, insertInvoice } from './invoices.repository.ts';
import { insertCreditNote } from './issue-invoice.service.ts';
import { getLetterhead } from './letterhead.repository.ts';
import { getSeller } from './order-terms.repository.ts';
import { toSeller } from './order-terms.service.ts';
import { findPaymentSettings } from './payment-settings.repository.ts';

type InvoiceDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'env'>;

interface Documents {
  rows: [InvoiceRow, ...InvoiceRow[]];
  payments: InvoicePaymentRow[];
  today: string;
  publicUrl: string;
}

function toDirectInvoice(
  { user_id, language, due_on, link_token }: DirectInvoiceRow,
  { rows, payments, today, publicUrl }: Documents,
): DirectInvoice {
  const [invoice] = rows;
  const amounts = { total: invoice.total_cents, credited: creditedCents(rows), paid: sumPayments(payments) };
  return {
    id: invoice.id,
    number: invoiceNumber('invoice', invoice.year, invoice.number),
    customerId: user_id,
    email: invoice.document.buyer.email,
    language,
    status: toDirectStatus({ ...amounts, dueOn: due_on }, today),
    total: toAmount(amounts.total),
    credited: toAmount(amounts.credited),
    paid: toAmount(amounts.paid),
    withheld: toAmount(sumPayments(payments.filter(({ method }) => method === 'withheld'))),
    left: toAmount(toLeft(amounts)),
    currency: invoice.currency,
    dueOn: due_on,
    link: toInvoiceLink(publicUrl, link_token, language),
    payments: toRecordedPayments(payments),
    items: rows.map(toInvoice),
  };
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
    payments: await listInvoicePayments(db, id),
    today: await findBusinessDay(db, clock.now()),
    publicUrl: env.publicUrl,
  });
}

/** @throws AppError 400 with everything that the draft lacks */
async function checkDraft(tx: Transaction<Database>, content: StoredInvoiceDraft, currency: string): Promise<void> {
  const [problem, ...others] = findSendingProblems(content, currency);
  if (problem) throw new AppError(400, 'invalid_request', problem.message, { details: [problem, ...others] });
  const { customerId } = content.recipient;
  if (customerId !== null && !(await hasAccount(tx, customerId)))
    throw invalid('recipient.customerId', REFUSALS.invoiceCustomerGone);
}

interface SentDraft {
  linkToken: string;
  content: StoredInvoiceDraft;
  currency: string;
  at: Date;
}

/** Issues the document. It takes the next number, so nothing that takes long may follow in the transaction. */
async function issueDraft(
  tx: Transaction<Database>,
  { content, currency, linkToken, at }: SentDraft,
): Promise<InvoiceRow> {
  const { recipient, dueDays } = content;
  const timeZone = await findShopZone(tx);
  const dueOn = toDueDay(at, dueDays, timeZone);
  const seller = toSeller(await getSeller(tx));
  const lines = toDraftedLines(content.lines, currency);
  const [first] = lines;
  const document: StoredDocument = {
    orderNumber: null,
    suppliedAt: at.toISOString(),
    refersTo: null,
    seller,
    ...toDocumentTexts(content, seller),
    lines,
    taxName: first?.taxName ?? '',
    taxPercent: first?.taxPercent ?? 0,
    dueOn,
    letterhead: await getLetterhead(tx),
    timeZone,
  };
  const { net, tax, total } = sumLines(lines);
  const invoice = await insertInvoice(tx, {
    kind: 'invoice',
    order_id: null,
    currency,
    issued_at: at,
    net_cents: net,
    tax_cents: tax,
    total_cents: total,
    document: JSON.stringify(document),
  });
  await insertDirectInvoice(tx, {
    invoice_id: invoice.id,
    user_id: recipient.customerId,
    language: recipient.language,
    due_on: dueOn,
    link_token: linkToken,
  });
  return invoice;
}

export const toMailed = (row: InvoiceRow) => ({
  id: row.id,
  number: invoiceNumber(row.kind, row.year, row.number),
  cents: row.total_cents,
  currency: row.currency,
  seller: row.document.seller.name,
});

export const toRecipient = ({ document: { buyer } }: InvoiceRow, { language }: Pick<DirectInvoiceRow, 'language'>) => ({
  name: buyer.name,
  address: buyer.email,
  language,
});

/** How to pay by transfer; empty while the shop takes none. */
async function findInstructions(tx: Transaction<Database>): Promise<string> {
  const settings = await findPaymentSettings(tx);
  return settings?.manual_enabled ? settings.manual_instructions.trim() : '';
}

interface Sending {
  userId: string;
  id: string;
  version: number;
}

/**
 * Sends a draft once: the second of two presses, or of two administrators, gets the invoice of the first.
 * @throws AppError 400 for an incomplete draft, 404, 409 for an outdated version
 */
export async function sendInvoiceDraft(deps: InvoiceDeps, { userId, id, version }: Sending): Promise<DirectInvoice> {
  const at = deps.clock.now();
  const invoiceId = await inTransaction(deps.db, async (tx) => {
    const draft = await lockDraft(tx, id);
    if (!draft || draft.deleted_at !== null) throw notFound(REFUSALS.draftMissing);
    checkVersion(draft.version, version);
    if (draft.invoice_id !== null) return draft.invoice_id;
    const { content } = draft;
    const currency = await findShopCurrency(tx);
    await checkDraft(tx, content, currency);
    const linkToken = createLinkToken();
    const invoice = await issueDraft(tx, { content, currency, linkToken, at });
    await setDraftSent(tx, id, invoice.id);
    const mailed = {
      ...toMailed(invoice),
      dueOn: invoice.document.dueOn ?? '',
      note: content.note,
      link: toInvoiceLink(deps.env.publicUrl, linkToken),
      instructions: await findInstructions(tx),
    };
    await deps.mail.send(invoiceMail(toRecipient(invoice, content.recipient), mailed, at), tx);
    const after = { total: toAmount(mailed.cents) };
    await recordInvoiceChange(tx, { userId, invoice, action: 'invoice.send', after, at });
    return invoice.id;
  });
  return getDirectInvoice(deps, invoiceId);
}

interface InvoiceChange {
  userId: string;
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
    const rest = subtractCredits(toInvoicedLines(invoice), notes.flatMap(toInvoicedLines));
    const restCents = sumLines(rest).total;
    if (toCents(left) !== restCents) throw conflict(REFUSALS.invoiceCreditChanged);
    if (cents > restCents) throw conflict(REFUSALS.invoiceCreditTooLarge);
    const note = await insertCreditNote(tx, { invoice, notes, cents, at });
    if (!note) throw conflict(REFUSALS.invoiceCreditTooLarge);
    const mailed = { ...toMailed(note), cents, refersTo: note.document.refersTo ?? '' };
    await deps.mail.send(creditNoteMail(toRecipient(invoice, direct), mailed, at), tx);
    await recordInvoiceChange(tx, { userId, invoice, action: 'invoice.credit', after: { credited: amount }, at });
  });
  return getDirectInvoice(deps, id);
}

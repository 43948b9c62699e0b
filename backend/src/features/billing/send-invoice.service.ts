import type { Transaction } from 'kysely';
import type { DirectInvoice } from '../../../../contract/generated/model.ts';
import { toBusinessTime } from '../../../../contract/rules/business-day.ts';
import { splitDeposits } from '../../../../contract/rules/invoice-deposits.ts';
import {
  findSendingProblems,
  toDocumentTexts,
  toInvoicedLines as toDraftedLines,
  toDueDay,
} from '../../../../contract/rules/invoice-drafts.ts';
import { findInstalmentProblem, toInstalments } from '../../../../contract/rules/invoice-instalments.ts';
import { sumLines } from '../../../../contract/rules/invoice-lines.ts';
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
import { invoiceMail } from '../../mail/invoice-messages.ts';
import { hasAccount, insertDirectInvoice, insertInstalments } from './direct-invoices.repository.ts';
import { getDirectInvoice, recordInvoiceChange, toMailed } from './direct-invoices.service.ts';
import { isReverseCharge } from './draft-reverse-charge.service.ts';
import { insertDeposits } from './invoice-deposits.repository.ts';
import { lockDepositLines } from './invoice-deposits.service.ts';
import { findAgreedCurrency, lockDraft, setDraftSent } from './invoice-drafts.repository.ts';
import { emailInvoice } from './invoice-emails.service.ts';
import { findPeriodCurrency } from './invoice-schedules.repository.ts';
import { toInvoicedLines } from './invoices.mapper.ts';
import { type InvoiceRow, insertInvoice } from './invoices.repository.ts';
import { getLetterhead, getSeller } from './order-terms.repository.ts';
import { toSeller } from './order-terms.service.ts';
import { findPaymentSettings } from './payment-settings.repository.ts';

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
  /** seen by the sender */
  due: number | undefined;
}

/**
 * Issues the document. It takes the next number, so nothing that takes long may follow in the transaction.
 * @throws AppError 400, 409 for deposits that cannot be deducted, 409 for an amount due that the sender has not seen
 */
async function issueDraft(
  tx: Transaction<Database>,
  { content, currency, linkToken, at, due }: SentDraft,
): Promise<InvoiceRow> {
  const { recipient, dueDays } = content;
  const timeZone = await findShopZone(tx);
  const { instalments = [] } = content;
  const dueOn = instalments.at(-1)?.dueOn ?? toDueDay(at, dueDays, timeZone);
  const seller = toSeller(await getSeller(tx));
  const own = toDraftedLines(content.lines, currency);
  const lines = [...own, ...(await lockDepositLines(tx, content, { lines: own, currency }))];
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
    ...(instalments.length > 0 && { instalments }),
    letterhead: await getLetterhead(tx),
    timeZone,
    ...((await isReverseCharge(tx, content, at)) && { reverseCharge: true as const }),
  };
  const { net, tax, total } = sumLines(lines);
  if (due !== undefined && toCents(due) !== total) throw conflict(REFUSALS.depositChanged);
  const today = toBusinessTime(at, timeZone).day;
  const problem = findInstalmentProblem(instalments, { due: total, today, currency });
  if (problem) throw invalid(problem.field, problem.message);
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
  await insertInstalments(tx, invoice.id, toInstalments(instalments));
  await insertDeposits(tx, invoice.id, content.deposits ?? []);
  return invoice;
}

/** Each deducted deposit with its amount, in hundredths. */
function toMailedDeposits(invoice: InvoiceRow): { number: string; cents: number }[] {
  const sums = new Map<string, number>();
  for (const { deposit, total } of splitDeposits(toInvoicedLines(invoice)).deposits)
    sums.set(deposit?.number ?? '', (sums.get(deposit?.number ?? '') ?? 0) - total);
  return [...sums].map(([number, cents]) => ({ number, cents }));
}

/** How to pay by transfer; empty while the shop takes none. */
export async function findInstructions(tx: Transaction<Database>): Promise<string> {
  const settings = await findPaymentSettings(tx);
  return settings?.manual_enabled ? settings.manual_instructions.trim() : '';
}

interface Sending {
  /** null when the administrator who made it recur is erased */
  userId: string | null;
  id: string;
  version: number;
  due?: number | undefined;
}

/**
 * Sends a draft once: the second of two presses, or of two administrators, gets the invoice of the first.
 * @throws AppError 400 for an incomplete draft, 404, 409 for an outdated version, and for a quote in another currency
 */
export async function sendInvoiceDraft(
  deps: Pick<Deps, 'db' | 'clock' | 'mail' | 'env'>,
  { userId, id, version, due }: Sending,
): Promise<DirectInvoice> {
  const at = deps.clock.now();
  const invoiceId = await inTransaction(deps.db, async (tx) => {
    const draft = await lockDraft(tx, id);
    if (!draft || draft.deleted_at !== null) throw notFound(REFUSALS.draftMissing);
    checkVersion(draft.version, version);
    if (draft.invoice_id !== null) return draft.invoice_id;
    const { content } = draft;
    const currency = await findShopCurrency(tx);
    // Its amounts would be invoiced in another one.
    if (((await findAgreedCurrency(tx, id)) ?? currency) !== currency) throw conflict(REFUSALS.milestoneCurrency);
    if (((await findPeriodCurrency(tx, id)) ?? currency) !== currency) throw conflict(REFUSALS.scheduleCurrency);
    await checkDraft(tx, content, currency);
    const linkToken = createLinkToken();
    const invoice = await issueDraft(tx, { content, currency, linkToken, at, due });
    await setDraftSent(tx, id, invoice.id);
    const mailed = {
      ...toMailed(invoice),
      deposits: toMailedDeposits(invoice),
      dueOn: invoice.document.dueOn ?? '',
      instalments: toInstalments(invoice.document.instalments),
      note: content.note,
      instructions: await findInstructions(tx),
    };
    const direct = { language: content.recipient.language, link_token: linkToken };
    await emailInvoice(deps, tx, { invoice, direct }, (to, link) => invoiceMail(to, { ...mailed, link }, at));
    const after = { total: toAmount(mailed.cents) };
    await recordInvoiceChange(tx, { userId, invoice, action: 'invoice.send', after, at });
    return invoice.id;
  });
  return getDirectInvoice(deps, invoiceId);
}

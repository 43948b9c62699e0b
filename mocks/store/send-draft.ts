import { toBusinessTime } from '../../contract/rules/business-day.ts';
import {
  type DraftContent,
  findSendingProblems,
  toDocumentTexts,
  toDueDay,
  toInvoicedLines,
} from '../../contract/rules/invoice-drafts.ts';
import { findInstalmentProblem } from '../../contract/rules/invoice-instalments.ts';
import { type InvoicedLine, sumLines } from '../../contract/rules/invoice-lines.ts';
import { toCents } from '../../contract/rules/money.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { conflict, invalid, invalidField } from '../problems.ts';
import type { MockDb } from './db.ts';
import { findDepositLines, markDeducted } from './invoice-deposits.ts';
import { createInvoiceToken } from './invoice-links.ts';
import { logInvoiceMail } from './invoice-mails.ts';
import type { StoredInvoiceDraft } from './invoice-state.ts';
import { insertInvoice, withLines } from './invoices.ts';
import { isInOtherCurrency } from './milestones.ts';
import { recordInvoiceChange } from './recorded-payments.ts';
import { toSeller } from './tax.ts';
import { checkVatNumber } from './vat-checks.ts';

const currencyOf = (db: MockDb) => db.state.paymentSettings.currency;

/** Whether the recipient accounts for the tax. */
const isReverseCharge = (db: MockDb, { recipient: { country, taxNumber }, lines }: DraftContent): boolean =>
  lines.every(({ taxPercent }) => taxPercent === 0) && checkVatNumber(db, country, taxNumber).untaxed;

const issueDraft = (db: MockDb, content: DraftContent, deducting: InvoicedLine[]) => {
  const at = new Date();
  const currency = currencyOf(db);
  const { instalments } = content;
  const dueOn = instalments.at(-1)?.dueOn ?? toDueDay(at, content.dueDays, db.state.mailSettings.time_zone);
  const lines = [...toInvoicedLines(content.lines, currency), ...deducting];
  const seller = toSeller(db);
  const fields = {
    refersTo: null,
    orderNumber: null,
    suppliedAt: at.toISOString(),
    currency,
    seller,
    ...toDocumentTexts(content, seller),
    taxName: lines[0]?.taxName ?? '',
    taxPercent: lines[0]?.taxPercent ?? 0,
    dueOn,
    ...(instalments.length > 0 && { instalments }),
    ...withLines(lines),
    ...(isReverseCharge(db, content) && { reverseCharge: true as const }),
  };
  const invoice = insertInvoice(db, { orderId: null }, 'invoice', fields, at.toISOString());
  const { customerId, language } = content.recipient;
  db.state.directInvoices[invoice.id] = { customerId, language, dueOn, token: createInvoiceToken(), payments: [] };
  markDeducted(db, content.deposits, invoice.id);
  return invoice;
};

/** Issues and emails the invoice of a draft. @returns why it cannot be sent */
export const sendDraft = (
  db: MockDb,
  draft: StoredInvoiceDraft,
  { due: seen, actorId }: { due: number | undefined; actorId: string },
) => {
  if (isInOtherCurrency(db, draft.id)) return conflict(REFUSALS.milestoneCurrency);
  const [problem, ...others] = findSendingProblems(draft.content, currencyOf(db));
  if (problem) return invalid(problem.message, [problem, ...others]);
  const { customerId } = draft.content.recipient;
  if (customerId !== null && !db.member(customerId))
    return invalidField('recipient.customerId', REFUSALS.invoiceCustomerGone);
  const own = toInvoicedLines(draft.content.lines, currencyOf(db));
  const deducting = findDepositLines(db, draft.content, own);
  if ('problem' in deducting)
    return deducting.isDeducted ? conflict(deducting.problem) : invalidField('deposits', deducting.problem);
  const due = sumLines([...own, ...deducting.lines]).total;
  if (seen !== undefined && toCents(seen) !== due) return conflict(REFUSALS.depositChanged);
  const { day: today } = toBusinessTime(new Date(), db.state.mailSettings.time_zone);
  const part = findInstalmentProblem(draft.content.instalments, { due, today, currency: currencyOf(db) });
  if (part) return invalidField(part.field, part.message);
  const invoice = issueDraft(db, draft.content, deducting.lines);
  draft.invoiceId = invoice.id;
  const subject = `Invoice ${invoice.number} from ${invoice.seller.name}`;
  logInvoiceMail(db, { id: invoice.id, items: [invoice] }, { kind: 'invoice', subject });
  recordInvoiceChange(db, { actorId, action: 'invoice.send', invoice, after: { total: invoice.total } });
  return undefined;
};

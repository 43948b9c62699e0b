import type {
  DirectInvoice,
  InvoicePaymentStart,
  LinkedInvoice,
  PaperFormat,
} from '../../../../contract/generated/model.ts';
import { toBalance, toPlan } from '../../../../contract/rules/invoice-instalments.ts';
import { toLinkedPayment } from '../../../../contract/rules/invoice-links.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import { toCents } from '../../../../contract/rules/money.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { listLinkedReceipts } from '../../clients/invoice-receipts.service.ts';
import { inTransaction } from '../../db/retry.ts';
import { toShopDay } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { createLinkToken } from '../../lib/link-token.ts';
import { completeDemoPayment } from './complete-demo-payment.service.ts';
import { lockDirectInvoice } from './direct-invoices.repository.ts';
import { getDirectInvoice, recordInvoiceChange } from './direct-invoices.service.ts';
import { lockInvoiceBalance } from './invoice-balance.service.ts';
import { createInvoiceResponse } from './invoice-file.service.ts';
import { updateLinkToken } from './invoice-links.repository.ts';
import { findInvoice } from './invoices.repository.ts';
import { getPaymentResponse } from './payment-response.service.ts';
import { findInvoicePayment, listOpenInvoicePayments } from './payments.repository.ts';
import { createPayment, pollRow, reportTransfer, startPayment } from './payments.service.ts';
import { getGuestOrderProvider } from './providers.service.ts';
import type { SettlementDeps } from './settlement.service.ts';

type LinkDeps = Pick<Deps, 'db' | 'clock' | 'env'>;

/** Open payments of one invoice, so that a link cannot flood the provider or the owner's review queue. */
const MAX_OPEN_PAYMENTS = 5;

async function readLinkedInvoice(deps: LinkDeps, id: string): Promise<LinkedInvoice> {
  const invoice = await getDirectInvoice(deps, id);
  const { number, language, status, total, credited, paid, left, due, currency, dueOn, items } = invoice;
  const payment = await findInvoicePayment(deps.db, id);
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
    payments: invoice.payments.map(toLinkedPayment),
    payment: payment ? await getPaymentResponse(deps, payment) : null,
    items,
    instalments: invoice.instalments,
    nextDueOn: invoice.nextDueOn,
    recurs: invoice.recurs,
    receipts: await listLinkedReceipts(deps, id),
  };
}

/** The invoice of a link; its pending payment is polled first. */
export async function getLinkedInvoice(deps: SettlementDeps, id: string): Promise<LinkedInvoice> {
  const payment = await findInvoicePayment(deps.db, id);
  if (payment) await pollRow(deps, payment);
  return readLinkedInvoice(deps, id);
}

/** A linked invoice or one of its credit notes as a file. @throws AppError 404, 409 for XML */
export async function getLinkedPdf(
  deps: Pick<Deps, 'db' | 'storage'>,
  id: string,
  documentId: string,
  paper: { format?: PaperFormat | undefined; language: Language },
) {
  const document = await findInvoice(deps.db, documentId);
  if (!document || (document.id !== id && document.credits_id !== id)) throw notFound();
  return createInvoiceResponse(deps, document, paper);
}

/**
 * Starts the payment of what is due, or of everything that is left. An open payment of the same amount and provider is continued, so two presses and two
 * tabs pay once; of two different ones that both arrive, the second is held for the owner.
 * @throws AppError 400 for a provider that is not offered, 404, 409
 */
export async function payLinkedInvoice(
  deps: SettlementDeps,
  id: string,
  { provider: name, amount }: InvoicePaymentStart,
  language: Language,
): Promise<LinkedInvoice> {
  const provider = await getGuestOrderProvider(deps, name);
  const at = deps.clock.now();
  const { paymentId, buyer } = await inTransaction(deps.db, async (tx) => {
    const locked = await lockInvoiceBalance(tx, id);
    if (!locked) throw notFound(REFUSALS.invoiceLinkUnknown);
    const cents = toCents(amount);
    if (locked.leftCents === 0) throw conflict(REFUSALS.invoiceNothingDue);
    const plan = toPlan(locked.instalments, locked.direct.due_on, locked.amounts.total);
    const { due } = toBalance(locked.amounts, plan, await toShopDay(tx, at));
    if (cents !== due && cents !== locked.leftCents) throw conflict(REFUSALS.invoicePaymentChanged);
    const open = await listOpenInvoicePayments(tx, id);
    if (open.some(({ hold }) => hold !== null)) throw conflict(REFUSALS.invoicePaymentChecked);
    const same = open.find((payment) => payment.provider === name && payment.amount_minor === cents);
    if (!same && open.length >= MAX_OPEN_PAYMENTS) throw conflict(REFUSALS.paymentsOpen);
    const { user_id: userId } = locked.direct;
    const payment = same ?? (await createPayment(tx, provider, { userId, orderId: null, invoiceId: id, cents, at }));
    if (!payment) throw conflict(REFUSALS.paymentsOpen);
    return { paymentId: payment.id, buyer: locked.invoice.document.buyer };
  });
  const payment = await startPayment(deps, provider, buyer, { id: paymentId, language });
  if (provider.name === 'demo') await completeDemoPayment(deps, payment);
  return readLinkedInvoice(deps, id);
}

/** @throws AppError 400, 404, 409 as `reportTransfer` */
export async function reportInvoiceTransfer(deps: SettlementDeps, id: string, number: string): Promise<LinkedInvoice> {
  const payment = await findInvoicePayment(deps.db, id);
  if (!payment) throw conflict(REFUSALS.transferClosed);
  await reportTransfer(deps, payment.user_id, payment.id, number);
  return readLinkedInvoice(deps, id);
}

/** Ends the link of an invoice and gives it a new one. @throws AppError 404 */
export async function renewInvoiceLink(deps: LinkDeps, userId: string, id: string): Promise<DirectInvoice> {
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const invoice = (await lockDirectInvoice(tx, id)) && (await findInvoice(tx, id));
    if (!invoice) throw notFound();
    await updateLinkToken(tx, id, createLinkToken());
    await recordInvoiceChange(tx, { userId, invoice, action: 'invoice.link', after: {}, at });
  });
  return getDirectInvoice(deps, id);
}

import type { Kysely, Transaction } from 'kysely';
import { toCreditedCharge, toDocumentCharge } from '../../../../contract/rules/invoice-charge.ts';
import { deductDeposits } from '../../../../contract/rules/invoice-deposits.ts';
import {
  type BoughtLine,
  subtractCredits,
  sumLines,
  toCreditedLines,
  toOrderLines,
} from '../../../../contract/rules/invoice-lines.ts';
import { invoiceNumber, isBin, splitTax, toLineDescription } from '../../../../contract/rules/invoices.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database, StoredDocument } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import { findDueDay } from './invoice-orders.repository.ts';
import { toInvoicedLines } from './invoices.mapper.ts';
import {
  findInvoicedOrder,
  type InvoicedOrder,
  type InvoicedOrderLine,
  type InvoiceRow,
  insertInvoice,
  listInvoicedLines,
  listInvoices,
  lockOrder,
  lockUninvoicedOrders,
} from './invoices.repository.ts';
import { findCharge } from './order-charges.repository.ts';
import { getLetterhead, type OrderTerms } from './order-terms.repository.ts';
import { getOrInsertTerms } from './order-terms.service.ts';
import { findPaidBy } from './payment-response.service.ts';
import { findPaymentSettings } from './payment-settings.repository.ts';
import { findOrderPayment } from './payments.repository.ts';

/** Orders invoiced in one transaction of the job; the next number waits for its end. */
const BATCH_SIZE = 25;

interface InvoiceRequest {
  orderId: string;
  at: Date;
  /** The order's own payment is being credited in this transaction and not marked yet. */
  isCrediting?: boolean;
}

/**
 * Issues the invoice of a paid order, once, with the terms fixed when it was made; none for a free order. Call it last
 * in the payment's transaction: it holds the number counter until the end, and a rollback leaves no gap.
 */
export async function issueInvoice(
  tx: Transaction<Database>,
  { orderId, at, isCrediting = false }: InvoiceRequest,
): Promise<InvoiceRow | undefined> {
  await lockOrder(tx, orderId);
  const [issued] = await listInvoices(tx, orderId);
  if (issued) return issued;
  const order = await findInvoicedOrder(tx, orderId);
  const terms = order && order.amount_cents > 0 ? await getOrInsertTerms(tx, order) : undefined;
  if (!order || !terms) return undefined;
  const charge = await findCharge(tx, orderId);
  const bought = await listInvoicedLines(tx, orderId);
  const amounts = charge ? sumBooked(bought) : splitTax(order.amount_cents, terms.taxPercent);
  const dueOn = await findDueDay(tx, orderId);
  const document: StoredDocument = {
    ...toDocument(order, terms),
    lines: toOrderLines(bought.map(toBought), { amounts, terms }),
    ...(dueOn === undefined
      ? { payment: await findDocumentPayment(tx, { ...order, isCrediting }, at) }
      : { dueOn, note: await describeTransfer(tx, orderId) }),
    letterhead: await getLetterhead(tx),
    timeZone: await findShopZone(tx),
    ...(charge && { charge: toDocumentCharge(charge) }),
  };
  const { net, tax, total } = amounts;
  return insertInvoice(tx, {
    kind: 'invoice',
    order_id: orderId,
    currency: order.currency,
    issued_at: at,
    net_cents: net,
    tax_cents: tax,
    total_cents: total,
    document: JSON.stringify(document),
  });
}

/**
 * Issues a credit note over `cents` returned to the customer, at most the rest after earlier credit notes; each line and
 * its tax is reduced in proportion to what is left of it.
 */
export async function issueCreditNote(
  tx: Transaction<Database>,
  {
    orderId,
    cents,
    centsByLine,
    chargeCents,
    at,
  }: InvoiceRequest & Pick<CreditRequest, 'cents' | 'centsByLine' | 'chargeCents'>,
): Promise<InvoiceRow | undefined> {
  const invoice = await issueInvoice(tx, { orderId, at });
  if (!invoice) return undefined;
  const notes = (await listInvoices(tx, orderId)).slice(1);
  return insertCreditNote(tx, { invoice, notes, cents, centsByLine, chargeCents, at });
}

interface CreditRequest {
  invoice: InvoiceRow;
  /** its earlier credit notes */
  notes: InvoiceRow[];
  cents: number;
  /** how much of it belongs to each line; in proportion to what is left of them when missing */
  centsByLine?: readonly number[] | undefined;
  /** the same in the currency of the order's charge; in proportion to `cents` when missing */
  chargeCents?: number | undefined;
  at: Date;
}

/** @returns undefined when nothing is left to credit */
export async function insertCreditNote(
  tx: Transaction<Database>,
  { invoice, notes, cents, centsByLine, chargeCents, at }: CreditRequest,
): Promise<InvoiceRow | undefined> {
  const invoiced = toInvoicedLines(invoice);
  const left = subtractCredits(deductDeposits(invoiced, invoice.currency), notes.flatMap(toInvoicedLines));
  const total = Math.min(cents, sumLines(left).total);
  if (total <= 0) return undefined;
  const lines = toCreditedLines(invoiced, left, { cents: total, centsByLine, currency: invoice.currency });
  const sums = sumLines(lines);
  const { payment: _paid, until: _term, description: _line, note: _note, ...terms } = invoice.document;
  const { dueOn: _due, instalments: _parts, ...document } = terms;
  const note: StoredDocument = {
    ...document,
    lines,
    refersTo: invoiceNumber('invoice', invoice.year, invoice.number),
    letterhead: await getLetterhead(tx),
    timeZone: await findShopZone(tx),
    ...creditCharge({ invoice, notes, total, chargeCents }),
  };
  return insertInvoice(tx, {
    kind: 'credit_note',
    order_id: invoice.order_id,
    credits_id: invoice.order_id === null ? invoice.id : null,
    currency: invoice.currency,
    issued_at: at,
    net_cents: sums.net,
    tax_cents: sums.tax,
    total_cents: sums.total,
    document: JSON.stringify(note),
  });
}

/** What a credit note takes from the sums of the charge; nothing for an order in the shop's currency. */
function creditCharge({
  invoice,
  notes,
  total,
  chargeCents,
}: Pick<CreditRequest, 'invoice' | 'notes' | 'chargeCents'> & { total: number }): Pick<StoredDocument, 'charge'> {
  const { charge } = invoice.document;
  if (!charge) return {};
  const credited = notes.map(({ document, total_cents }) => ({ bookCents: total_cents, ...document.charge }));
  return { charge: toCreditedCharge(charge, credited, { bookCents: invoice.total_cents, cents: total, chargeCents }) };
}

/** Issues missing invoices: for orders older than invoicing, and orders completed by an earlier release. */
export async function issueMissingInvoices(
  db: Kysely<Database>,
  at: Date,
  { isDemo = false }: { isDemo?: boolean } = {},
): Promise<void> {
  for (let after = 0, orders = BATCH_SIZE; orders === BATCH_SIZE; ) {
    const batch = await inTransaction(db, async (tx) => {
      const uninvoiced = await lockUninvoicedOrders(tx, after, BATCH_SIZE);
      for (const { id, status, created_at } of uninvoiced) {
        // The demo's shop has been open for years, and each order was invoiced on its day.
        const issuedAt = isDemo ? created_at : at;
        const invoice = await issueInvoice(tx, { orderId: id, at: issuedAt });
        if (invoice && status === 'refunded')
          await issueCreditNote(tx, { orderId: id, cents: invoice.total_cents, at: issuedAt });
      }
      return uninvoiced;
    });
    orders = batch.length;
    after = batch.at(-1)?.number ?? after;
  }
}

/** How the order was paid; with a payment of its own on the day it arrived. */
async function findDocumentPayment(
  tx: Transaction<Database>,
  { id, amount_cents, created_at, isCrediting }: InvoicedOrder & { isCrediting: boolean },
  at: Date,
): Promise<StoredDocument['payment']> {
  const paidBy = await findPaidBy(tx, { id, amount_cents, status: 'completed', isCrediting });
  if (!paidBy) return undefined;
  const { method, title, code } = paidBy;
  const arrived = (await findOrderPayment(tx, id))?.credited_at ?? (method === 'wallet' ? created_at : at);
  return { title, code, paidAt: arrived.toISOString() };
}

/** How an invoice that is not paid yet is paid. */
async function describeTransfer(tx: Transaction<Database>, orderId: string): Promise<string> {
  const { manual_instructions: instructions = '' } = (await findPaymentSettings(tx)) ?? {};
  const payment = await findOrderPayment(tx, orderId);
  return [instructions, payment?.code].filter(Boolean).join('\n');
}

/** The sums of an order in the second currency: its tax was converted, not computed from its total. */
function sumBooked(bought: readonly InvoicedOrderLine[]) {
  const total = bought.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const tax = bought.reduce((sum, { tax_cents }) => sum + (tax_cents ?? 0), 0);
  return { net: total - tax, tax, total };
}

const toBought = ({ quantity, amount_cents, tax_cents, term, ...line }: InvoicedOrderLine): BoughtLine => ({
  description: toLineDescription(line.product_name, line.tier, line.bundle_name),
  quantity,
  cents: amount_cents,
  taxCents: tax_cents,
  ...(term && { until: term.holds_until?.toISOString() ?? null }),
});

const toDocument = (
  order: InvoicedOrder,
  { seller, buyer, taxName, taxPercent, reverseCharge }: OrderTerms,
): StoredDocument => ({
  orderNumber: order.number,
  suppliedAt: order.created_at.toISOString(),
  refersTo: null,
  seller,
  buyer,
  taxName,
  taxPercent,
  mushak: isBin(seller.taxNumber),
  ...(reverseCharge && { reverseCharge: true as const }),
  ...(order.purchase_order !== null && { purchaseOrder: order.purchase_order }),
});

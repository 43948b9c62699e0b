import type { Invoice, InvoiceCharge, InvoiceLine } from '../../contract/generated/model.ts';
import { toBusinessYear } from '../../contract/rules/business-day.ts';
import {
  type DocumentCharge,
  toContractCharge,
  toCreditedCharge,
  toDocumentCharge,
} from '../../contract/rules/invoice-charge.ts';
import { deductDeposits } from '../../contract/rules/invoice-deposits.ts';
import {
  type InvoicedLine,
  subtractCredits,
  sumLines,
  toContractLine,
  toContractTaxes,
  toCreditedLines,
  toOrderLines,
} from '../../contract/rules/invoice-lines.ts';
import { invoiceNumber, isBin, splitTax, toLineDescription } from '../../contract/rules/invoices.ts';
import { toAmount, toCents } from '../../contract/rules/money.ts';
import { toMicros } from '../../contract/rules/second-currency.ts';
import type { MockDb } from './db.ts';
import type { StoredInvoice } from './invoice-state.ts';
import type { StoredOrderLine } from './order-lines.ts';
import type { OrderTerms, StoredOrder } from './order-state.ts';
import { toInvoicePayment } from './paid-by.ts';
import { toCharge } from './second-currency.ts';
import { findOrderTerms } from './tax.ts';

export const insertInvoice = (
  db: MockDb,
  owner: Pick<StoredInvoice, 'orderId' | 'creditsId' | 'places'>,
  kind: Invoice['kind'],
  fields: Omit<Invoice, 'id' | 'kind' | 'number' | 'issued_at'>,
  issuedAt: string,
) => {
  const zone = db.state.mailSettings.time_zone;
  const year = toBusinessYear(new Date(issuedAt), zone);
  const toNumber = (count: number) => invoiceNumber(kind, year, count);
  const [series = ''] = toNumber(0).match(/^.*-/) ?? [];
  const before = db.state.invoices.filter(({ number }) => number.startsWith(series));
  const invoice = {
    ...fields,
    id: crypto.randomUUID(),
    kind,
    number: toNumber(before.length + 1),
    issued_at: issuedAt,
    time_zone: zone,
  };
  db.state.invoices.push({ ...invoice, ...owner });
  return invoice;
};

/** The end of the plan's term; nothing without a plan. */
const findTerm = (db: MockDb, { download_id }: StoredOrderLine): Pick<InvoiceLine, 'until'> => {
  const rights = db.state.downloads.find(({ id }) => id === download_id)?.rights;
  return rights ? { until: rights.holds_until } : {};
};

/** The lines with their sums, as the contract has them. */
export const withLines = (invoiced: readonly InvoicedLine[]) => {
  const { net, tax, total } = sumLines(invoiced);
  const lines = invoiced.map(toContractLine);
  const taxes = toContractTaxes(lines);
  return { net: toAmount(net), tax: toAmount(tax), total: toAmount(total), lines, taxes };
};

export const toInvoicedLine = ({ unitPrice, discount, net, tax, total, ...line }: InvoiceLine): InvoicedLine => ({
  ...line,
  unitCents: toCents(unitPrice),
  discountCents: toCents(discount),
  net: toCents(net),
  tax: toCents(tax),
  total: toCents(total),
});

const toInvoice = ({ orderId: _order, creditsId: _credited, places: _places, ...invoice }: StoredInvoice): Invoice =>
  invoice;

/** An invoice that the studio has written, and its credit notes, oldest first. */
export const listDirectDocuments = (db: MockDb, id: string): Invoice[] =>
  db.state.invoices.filter((entry) => entry.id === id || entry.creditsId === id).map(toInvoice);

/** The documents of an order, oldest first. */
export const listInvoices = (db: MockDb, orderId: string): Invoice[] =>
  db.state.invoices.filter((entry) => entry.orderId === orderId).map(toInvoice);

/** What was bought, in the lines of the order. */
const toInvoiceLines = (
  db: MockDb,
  { lines, amount, charge }: StoredOrder,
  { taxName, taxPercent }: Pick<OrderTerms, 'taxName' | 'taxPercent'>,
): InvoicedLine[] => {
  const bought = lines.map((line) => ({
    description: toLineDescription(line.product_name, line.tier, line.bundle?.name ?? null),
    quantity: line.quantity,
    cents: toCents(line.amount),
    taxCents: line.taxCents ?? null,
    ...findTerm(db, line),
  }));
  const total = toCents(amount);
  // The tax of an order in a second currency was converted, not computed from its total.
  const booked = charge && bought.reduce((sum, line) => sum + (line.taxCents ?? 0), 0);
  const amounts = booked === undefined ? splitTax(total, taxPercent) : { net: total - booked, tax: booked, total };
  return toOrderLines(bought, { amounts, terms: { taxName, taxPercent } });
};

/** Issues the invoice of a paid order, once, with the terms from when it was placed; nothing for a free order. */
export const issueInvoice = (
  db: MockDb,
  order: StoredOrder,
  { issuedAt = new Date().toISOString(), note }: { issuedAt?: string; note?: string } = {},
): Invoice | undefined => {
  const [issued] = listInvoices(db, order.id);
  if (issued || order.amount === 0) return issued;
  const terms = findOrderTerms(db, order);
  if (!terms) return undefined;
  const { taxIncluded: _included, ...agreedTerms } = terms;
  const { dueOn } = order;
  const payment = dueOn ? undefined : toInvoicePayment(db, order, issuedAt);
  const fields = {
    refersTo: null,
    orderNumber: order.number,
    suppliedAt: order.created_at,
    mushak: isBin(agreedTerms.seller.taxNumber),
    ...agreedTerms,
    ...withLines(toInvoiceLines(db, order, agreedTerms)),
    ...(payment && { payment }),
    ...(dueOn && { dueOn, note }),
    ...(order.purchaseOrder && { purchaseOrder: order.purchaseOrder }),
    ...(order.charge && { charge: toContractCharge(toDocumentCharge(toCharge(order.charge))) }),
  };
  return insertInvoice(db, { orderId: order.id }, 'invoice', fields, issuedAt);
};

interface Credit {
  /** by default the rest */
  cents?: number | undefined;
  /** how it is divided among the lines; in proportion to what is left of them by default */
  centsByLine?: readonly number[] | undefined;
  /** the same in the currency of the order's charge; in proportion to `cents` by default */
  chargeCents?: number | undefined;
  issuedAt?: string | undefined;
}

/** Credits an order's invoice, by default as a whole. */
export const issueCreditNote = (db: MockDb, order: StoredOrder, credit: Credit = {}): void => {
  const invoice = issueInvoice(db, order);
  if (invoice) creditInvoice(db, invoice, { orderId: order.id }, credit);
};

type Owner = Pick<StoredInvoice, 'orderId' | 'creditsId'>;

/** What is left of an invoice's lines after its credit notes. */
export const creditableLines = (db: MockDb, { lines, currency }: Invoice, { orderId, creditsId }: Owner) => {
  const notes = db.state.invoices.filter(
    (entry) => entry.kind === 'credit_note' && entry.orderId === orderId && entry.creditsId === creditsId,
  );
  return subtractCredits(
    deductDeposits(lines.map(toInvoicedLine), currency),
    notes.flatMap((note) => note.lines.map((line, at) => ({ ...toInvoicedLine(line), line: note.places?.[at] }))),
  );
};

/** What a credit note takes from the sums of the charge; nothing for an order in the shop's currency. */
const creditCharge = (
  db: MockDb,
  { charge, total }: Invoice,
  { orderId }: Owner,
  credit: { cents: number; chargeCents: number | undefined },
): Pick<Invoice, 'charge'> => {
  if (!charge) return {};
  const earlier = db.state.invoices
    .filter((entry) => entry.kind === 'credit_note' && entry.orderId === orderId)
    .map((note) => ({ bookCents: toCents(note.total), ...(note.charge && toStoredCharge(note.charge)) }));
  return {
    charge: toContractCharge(
      toCreditedCharge(toStoredCharge(charge), earlier, { bookCents: toCents(total), ...credit }),
    ),
  };
};

const toStoredCharge = ({ currency, net, tax, total, base, rate, rate_date }: InvoiceCharge): DocumentCharge => ({
  currency,
  netCents: toCents(net),
  taxCents: toCents(tax),
  totalCents: toCents(total),
  base,
  rateMicros: toMicros(rate) ?? 0,
  ratedOn: rate_date,
});

/** Issues a credit note. */
export const creditInvoice = (
  db: MockDb,
  invoice: Invoice,
  owner: Owner,
  { cents, centsByLine, chargeCents, issuedAt = new Date().toISOString() }: Credit,
): void => {
  const { id: _id, kind: _kind, number, issued_at: _at, payment: _paid, note: _note, ...issued } = invoice;
  const { lines, taxes: _taxes, dueOn: _due, instalments: _parts, ...fields } = issued;
  const left = creditableLines(db, invoice, owner);
  const remaining = sumLines(left).total;
  const total = Math.min(cents ?? remaining, remaining);
  if (total <= 0) return;
  const credited = toCreditedLines(lines.map(toInvoicedLine), left, {
    cents: total,
    centsByLine,
    currency: invoice.currency,
  });
  const note = {
    ...fields,
    refersTo: number,
    ...withLines(credited),
    ...creditCharge(db, invoice, owner, { cents: total, chargeCents }),
  };
  insertInvoice(db, { ...owner, places: credited.map(({ line }) => line) }, 'credit_note', note, issuedAt);
};

/** When an order reached a status for the first time. */
const reachedAt = ({ history, created_at }: StoredOrder, status: StoredOrder['status']): string =>
  history.find((step) => step.status === status)?.created_at ?? created_at;

/**
 * Paid orders of the seed get their documents on first access, as if each had been issued in its time: in this order,
 * because numbers grow with time.
 */
export const issueMissingInvoices = (db: MockDb): void => {
  const invoiced = new Set(db.state.invoices.map(({ orderId }) => orderId));
  const missing = db.state.orders.filter(
    ({ id, status }) => (status === 'completed' || status === 'refunded') && !invoiced.has(id),
  );
  const documents = missing.flatMap((order) => {
    const { status } = order;
    const invoice = {
      at: reachedAt(order, 'completed'),
      issue: (at: string) => issueInvoice(db, order, { issuedAt: at }),
    };
    const note = {
      at: reachedAt(order, 'refunded'),
      issue: (at: string) => issueCreditNote(db, order, { issuedAt: at }),
    };
    return status === 'refunded' ? [invoice, note] : [invoice];
  });
  documents.sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
  for (const { at, issue } of documents) issue(at);
};

import type { Invoice, InvoiceLine } from '../../contract/generated/model.ts';
import { toBusinessYear } from '../../contract/rules/business-day.ts';
import { invoiceNumber, isBin, splitTax, toLineDescription } from '../../contract/rules/invoices.ts';
import { toAmount, toCents } from '../../contract/rules/money.ts';
import type { MockDb } from './db.ts';
import { toInvoicePayment } from './paid-by.ts';
import type { StoredOrder } from './state.ts';
import { findOrderTerms } from './tax.ts';

type Amounts = { net: number; tax: number; total: number };

const insertInvoice = (
  db: MockDb,
  orderId: string,
  kind: Invoice['kind'],
  fields: Omit<Invoice, 'id' | 'kind' | 'number' | 'issued_at'>,
) => {
  const issuedAt = new Date().toISOString();
  const zone = db.state.mailSettings.time_zone;
  const yearOf = (moment: string) => toBusinessYear(new Date(moment), zone);
  const year = yearOf(issuedAt);
  const before = db.state.invoices.filter((entry) => entry.kind === kind && yearOf(entry.issued_at) === year);
  const number = invoiceNumber(kind, year, before.length + 1);
  const invoice = { ...fields, id: crypto.randomUUID(), kind, number, issued_at: issuedAt, time_zone: zone };
  db.state.invoices.push({ ...invoice, orderId });
  return invoice;
};

/** The end of the plan's term; nothing without a plan. */
const findTerm = (db: MockDb, { download_id }: StoredOrder): Pick<InvoiceLine, 'until'> => {
  const rights = db.state.downloads.find(({ id }) => id === download_id)?.rights;
  return rights ? { until: rights.holds_until } : {};
};

const withAmounts = ({ net, tax, total }: Amounts, line: Pick<InvoiceLine, 'description' | 'until'>, sign: 1 | -1) => {
  const amounts = { net: toAmount(sign * net), tax: toAmount(sign * tax), total: toAmount(sign * total) };
  return { ...amounts, lines: [{ ...line, quantity: 1, ...amounts }] };
};

/** The documents of an order, oldest first. */
export const listInvoices = (db: MockDb, orderId: string): Invoice[] =>
  db.state.invoices.filter((entry) => entry.orderId === orderId).map(({ orderId: _order, ...invoice }) => invoice);

/** Issues the invoice of a paid order, once, with the terms from when it was placed; nothing for a free order. */
export const issueInvoice = (db: MockDb, order: StoredOrder): Invoice | undefined => {
  const [issued] = listInvoices(db, order.id);
  if (issued || order.amount === 0) return issued;
  const terms = findOrderTerms(db, order);
  if (!terms) return undefined;
  const { taxIncluded: _included, ...agreedTerms } = terms;
  const payment = toInvoicePayment(db, order);
  return insertInvoice(db, order.id, 'invoice', {
    refersTo: null,
    orderNumber: order.number,
    suppliedAt: order.created_at,
    mushak: isBin(agreedTerms.seller.taxNumber),
    ...agreedTerms,
    ...withAmounts(
      splitTax(toCents(order.amount), agreedTerms.taxPercent),
      { description: toLineDescription(order.product_name, order.tier), ...findTerm(db, order) },
      1,
    ),
    ...(payment && { payment }),
  });
};

/** Credits `back` cents of an order's invoice; the tax is credited in proportion. */
export const issueCreditNote = (db: MockDb, order: StoredOrder, returnedCents?: number): void => {
  const invoice = issueInvoice(db, order);
  if (!invoice) return;
  const { id: _id, kind: _kind, number, issued_at: _at, payment: _paid, lines, ...fields } = invoice;
  const all = listInvoices(db, order.id);
  const remaining = all.reduce((sum, entry) => sum + toCents(entry.total), 0);
  const total = Math.min(returnedCents ?? remaining, remaining);
  if (total <= 0) return;
  const taxLeft = all.reduce((sum, entry) => sum + toCents(entry.tax), 0);
  const tax = total === remaining ? taxLeft : Math.round((toCents(fields.tax) * total) / toCents(fields.total));
  const amounts = { net: total - tax, tax, total };
  insertInvoice(db, order.id, 'credit_note', {
    ...fields,
    refersTo: number,
    ...withAmounts(amounts, { description: lines[0]?.description ?? '' }, -1),
  });
};

/** Paid orders of the seed get their invoices on first access. */
export const issueMissing = (db: MockDb, order: StoredOrder): void => {
  if (order.status !== 'completed' && order.status !== 'refunded') return;
  if (listInvoices(db, order.id).length > 0) return;
  if (order.status === 'refunded') issueCreditNote(db, order);
  else issueInvoice(db, order);
};

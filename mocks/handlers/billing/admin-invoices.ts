import {
  type AdminExportInvoicesParams,
  type AdminInvoiceRow,
  type AdminInvoiceSort,
  type Invoice,
  InvoiceKind,
  type InvoiceStatus,
} from '../../../contract/generated/model.ts';
import { toAuditedInvoiceSettings } from '../../../contract/rules/audited-values.ts';
import { toBusinessTime } from '../../../contract/rules/business-day.ts';
import { changedFields } from '../../../contract/rules/changed-fields.ts';
import { toCsvLine } from '../../../contract/rules/csv.ts';
import { csvHeader } from '../../../contract/rules/csv-headers.ts';
import { matchesSearch } from '../../../contract/rules/fold.ts';
import { hasSellerDetails } from '../../../contract/rules/invoices.ts';
import { listTotals } from '../../../contract/rules/list-totals.ts';
import { toAmount, toCents } from '../../../contract/rules/money.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { createVatReturn } from '../../../contract/rules/vat-return.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import { findCustomer } from '../../store/customers.ts';
import { createMonthFilter } from '../../store/date-range.ts';
import type { MockDb } from '../../store/db.ts';
import { findDirectInvoice, findDirectStatus } from '../../store/direct-invoices.ts';
import type { StoredInvoice } from '../../store/invoice-state.ts';
import { issueMissingInvoices, listInvoices } from '../../store/invoices.ts';
import { csvFile } from '../kit/csv-file.ts';
import { invoiceFile } from '../kit/invoice-file.ts';
import { toPage } from '../kit/page.ts';

type Operations =
  | 'adminListInvoices'
  | 'adminListOrderInvoices'
  | 'adminGetInvoicePdf'
  | 'adminExportInvoices'
  | 'adminGetVatReturn'
  | 'adminListInvoicesWithoutCountry'
  | 'adminGetInvoiceSettings'
  | 'adminUpdateInvoiceSettings';

const toCell = (amount: number) => ({ cents: toCents(amount) });

const toCsvLines = (invoice: Invoice & { guest: boolean }) =>
  invoice.taxes.map(({ name, percent, net, tax }) =>
    toCsvLine([
      invoice.number,
      invoice.kind,
      invoice.refersTo,
      invoice.issued_at,
      invoice.orderNumber,
      invoice.buyer.name,
      invoice.buyer.country,
      invoice.buyer.taxNumber,
      name,
      percent,
      invoice.currency,
      toCell(net),
      toCell(tax),
      { cents: toCents(net) + toCents(tax) },
      invoice.guest ? 'yes' : null,
      invoice.purchaseOrder ?? null,
    ]),
  );

const shopDay = (db: MockDb): string => toBusinessTime(new Date(), db.state.mailSettings.time_zone).day;

const toStatus = (db: MockDb, { id, kind, orderId, total, dueOn }: StoredInvoice): InvoiceStatus => {
  if (kind === 'credit_note') return 'issued';
  if (orderId === null) return findDirectStatus(db, { id, total, dueOn });
  const notes = db.state.invoices.filter((entry) => entry.orderId === orderId && entry.kind === 'credit_note');
  const credited = notes.reduce((sum, note) => sum + toCents(note.total), 0);
  const order = db.state.orders.find((entry) => entry.id === orderId);
  const isUnpaid = order?.status === 'pending' || order?.status === 'processing';
  if (isUnpaid && credited === 0 && dueOn) return dueOn < shopDay(db) ? 'overdue' : 'sent';
  if (credited === 0) return 'paid';
  return toCents(total) + credited > 0 ? 'partly_credited' : 'credited';
};

const toRow = (db: MockDb, invoice: StoredInvoice): AdminInvoiceRow => {
  const { id, kind, number, refersTo, issued_at, buyer, orderId, orderNumber, total, currency } = invoice;
  const order = db.state.orders.find((entry) => entry.id === orderId);
  const directId = invoice.creditsId ?? id;
  const userId = order?.userId ?? db.state.directInvoices[directId]?.customerId;
  const customer = userId ? findCustomer(db, userId) : null;
  return {
    id,
    kind,
    number,
    refersTo,
    issued_at,
    customer: {
      id: customer?.id ?? null,
      name: buyer.name,
      email: buyer.email,
      ...(customer?.guest && { guest: true }),
    },
    order: orderId === null || orderNumber === null ? null : { id: orderId, number: orderNumber },
    invoice_id: orderId === null ? directId : null,
    total,
    currency,
    status: toStatus(db, invoice),
  };
};

/** Whether an amount of an invoice of the studio is due. */
const isUnpaid = (db: MockDb, invoice: StoredInvoice, due: 'open' | 'overdue'): boolean => {
  const states: readonly InvoiceStatus[] = due === 'open' ? ['sent', 'partly_paid', 'overdue'] : ['overdue'];
  return states.includes(toStatus(db, invoice));
};

/** All matching documents, oldest first. */
const searchInvoices = (
  db: MockDb,
  { search, kind, currency, month, due }: AdminExportInvoicesParams,
): StoredInvoice[] => {
  issueMissingInvoices(db);
  const isInside = month === undefined ? () => true : createMonthFilter(db, month);
  const term = search?.trim().replace(/^#/, '');
  return db.state.invoices
    .filter((invoice) => kind === undefined || invoice.kind === kind)
    .filter((invoice) => currency === undefined || invoice.currency === currency)
    .filter(({ issued_at }) => isInside(issued_at))
    .filter((invoice) => due === undefined || isUnpaid(db, invoice, due))
    .filter(({ number, orderNumber, buyer, purchaseOrder = '' }) =>
      matchesSearch(term, number, String(orderNumber ?? ''), buyer.name, buyer.email, purchaseOrder),
    )
    .toSorted(compareDates);
};

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const compareDates = (a: StoredInvoice, b: StoredInvoice) => compare(a.issued_at, b.issued_at) || compare(a.id, b.id);
/** Each kind has its own sequence; credit notes come first. */
const compareNumbers = (a: StoredInvoice, b: StoredInvoice) => compare(a.kind, b.kind) || compare(a.number, b.number);

const sortInvoices = (invoices: StoredInvoice[], sort: AdminInvoiceSort): StoredInvoice[] => {
  const isByNumber = sort === 'number' || sort === '-number';
  const ascending = invoices.toSorted(isByNumber ? compareNumbers : compareDates);
  return sort.startsWith('-') ? ascending.toReversed() : ascending;
};

export const createAdminInvoicesHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  adminListInvoices: ({ query: { sort = '-date', page, limit = 20, kind, ...query } }) => {
    const ofAnyKind = searchInvoices(db, query);
    const matching = ofAnyKind.filter((invoice) => kind === undefined || invoice.kind === kind);
    const { items, ...found } = toPage(sortInvoices(matching, sort), page, limit);
    const groups = ofAnyKind.map((invoice) => ({
      status: invoice.kind,
      currency: invoice.currency,
      rows: 1,
      cents: toCents(invoice.total),
    }));
    const currencies = [...new Set(db.state.invoices.map(({ currency }) => currency))].sort();
    const totals = listTotals(groups, Object.values(InvoiceKind), kind);
    return {
      status: 200,
      body: { items: items.map((invoice) => toRow(db, invoice)), ...found, ...totals, currencies },
    };
  },

  adminListOrderInvoices: ({ params }) => {
    const order = db.state.orders.find(({ id }) => id === params.id);
    if (!order) return notFound();
    issueMissingInvoices(db);
    return { status: 200, body: { items: listInvoices(db, order.id) } };
  },

  adminGetInvoicePdf: ({ params, query }) => {
    const matching = db.state.invoices.find(({ id }) => id === params.id);
    return matching ? invoiceFile(matching, query) : notFound();
  },

  adminExportInvoices: ({ query, call }) => {
    const isGuest = (orderId: string | null) => {
      const order = db.state.orders.find(({ id }) => id === orderId);
      return order !== undefined && findCustomer(db, order.userId)?.guest === true;
    };
    const lines = searchInvoices(db, query).flatMap((invoice) =>
      toCsvLines({ ...invoice, guest: isGuest(invoice.orderId) }),
    );
    const name = query.month === undefined ? 'invoices.csv' : `invoices-${query.month}.csv`;
    return csvFile(name, [csvHeader('invoices', call.language), ...lines]);
  },

  adminGetVatReturn: ({ query: { month } }) => {
    const sums = createVatReturn();
    for (const invoice of searchInvoices(db, { month })) {
      const lines = invoice.lines.map((line) => ({ ...line, net: toCents(line.net), tax: toCents(line.tax) }));
      sums.add({ ...invoice, lines });
    }
    const withheld = new Map<string, number>();
    for (const id of Object.keys(db.state.directInvoices)) {
      const invoice = findDirectInvoice(db, id);
      for (const payment of invoice?.payments ?? []) {
        if (!invoice || payment.withheld?.kind !== 'vds' || !payment.paidOn.startsWith(month)) continue;
        withheld.set(invoice.currency, (withheld.get(invoice.currency) ?? 0) + toCents(payment.amount));
      }
    }
    return {
      status: 200,
      body: {
        month,
        rows: sums.rows(),
        withheld: [...withheld].map(([currency, cents]) => ({ currency, amount: toAmount(cents) })),
      },
    };
  },

  adminListInvoicesWithoutCountry: () => {
    issueMissingInvoices(db);
    const matching = db.state.invoices
      .filter(({ kind, buyer }) => kind === 'invoice' && buyer.country === '')
      .toReversed();
    const items = matching
      .slice(0, 100)
      .map(({ id, number, orderId, orderNumber, issued_at: issuedAt, buyer, total, currency }) => ({
        id,
        number,
        orderId,
        orderNumber,
        issued_at: issuedAt,
        buyer: buyer.name,
        total,
        currency,
      }));
    return { status: 200, body: { items, total: matching.length } };
  },

  adminGetInvoiceSettings: () => ({ status: 200, body: db.state.invoiceSettings }),

  adminUpdateInvoiceSettings: ({ body, user }) => {
    const before = db.state.invoiceSettings;
    const countries = body.rates.map(({ country }) => country);
    if (new Set(countries).size < countries.length) return invalidField('rates', REFUSALS.rateTwice);
    if (before.version !== body.version) return conflict(REFUSALS.stale);
    db.state.invoiceSettings = {
      sellerName: body.sellerName.trim(),
      sellerAddress: body.sellerAddress.trim(),
      sellerCountry: body.sellerCountry ?? before.sellerCountry ?? '',
      taxNumber: body.taxNumber.trim(),
      rates: body.rates.map((rate) => ({ ...rate, name: rate.name.trim() })),
      pricesIncludeTax: body.pricesIncludeTax ?? before.pricesIncludeTax ?? true,
      version: before.version + 1,
    };
    const step = db.state.guide?.steps.find(({ id }) => id === 'invoices');
    if (step) step.done = hasSellerDetails(db.state.invoiceSettings);
    const changes = changedFields(toAuditedInvoiceSettings(before), toAuditedInvoiceSettings(db.state.invoiceSettings));
    if (changes) {
      recordChange(db, {
        actorId: user.id,
        action: 'invoice-settings.update',
        subject: 'invoice-settings',
        subjectId: null,
        label: 'Tax and invoices',
        ...changes,
      });
    }
    return { status: 200, body: db.state.invoiceSettings };
  },
});

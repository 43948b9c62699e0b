import {
  type AdminInvoiceRow,
  type CountrylessInvoice,
  InvoiceKind,
  type InvoiceStatus,
} from '../../../../contract/generated/model.ts';
import { toCsvLine } from '../../../../contract/rules/csv.ts';
import { csvHeader } from '../../../../contract/rules/csv-headers.ts';
import { isGuestSentinel } from '../../../../contract/rules/guest-sentinel.ts';
import { type Instalment, toBalance, toPlan } from '../../../../contract/rules/invoice-instalments.ts';
import { sumRates } from '../../../../contract/rules/invoice-lines.ts';
import { invoiceNumber } from '../../../../contract/rules/invoices.ts';
import { listTotals } from '../../../../contract/rules/list-totals.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { csvFile, readInBatches } from '../../lib/csv.ts';
import { notFound } from '../../lib/errors.ts';
import { toPage } from '../../lib/page.ts';
import {
  type CustomerInvoiceRow,
  type InvoiceWithoutCountryRow,
  type ListedInvoiceRow,
  listAdminInvoices,
  listInvoicesWithoutCountry,
  listNextInvoices,
} from './admin-invoices.repository.ts';
import { saveInvoiceSettings } from './admin-invoices.service.ts';
import { listInstalments } from './direct-invoices.repository.ts';
import { createInvoiceResponse } from './invoice-file.service.ts';
import { invoiceFilter } from './invoice-filter.service.ts';
import { getInvoiceSettings } from './invoice-settings.repository.ts';
import { toInvoice, toInvoicedLines } from './invoices.mapper.ts';
import { findInvoice, findOrderUserId, listInvoices } from './invoices.repository.ts';
import { getVatReturn } from './vat-return.service.ts';

type Operations =
  | 'adminListInvoices'
  | 'adminListOrderInvoices'
  | 'adminGetInvoicePdf'
  | 'adminExportInvoices'
  | 'adminGetVatReturn'
  | 'adminListInvoicesWithoutCountry'
  | 'adminGetInvoiceSettings'
  | 'adminUpdateInvoiceSettings';

/** Row to CSV lines, one for each tax rate; each amount is followed by its currency. */
function toInvoiceCsvLines(row: CustomerInvoiceRow): string[] {
  const { kind, year, number, issued_at, document, currency, customer_closed } = row;
  const { buyer, refersTo, orderNumber, purchaseOrder = null } = document;
  return sumRates(toInvoicedLines(row)).map(({ name, percent, net, tax }) =>
    toCsvLine([
      invoiceNumber(kind, year, number),
      kind,
      refersTo,
      issued_at.toISOString(),
      orderNumber,
      buyer.name,
      buyer.country,
      buyer.taxNumber,
      name,
      percent,
      currency,
      { cents: net },
      { cents: tax },
      { cents: net + tax },
      isGuestSentinel(customer_closed) ? 'yes' : null,
      purchaseOrder,
    ]),
  );
}

interface RowContext {
  /** in the shop's time zone */
  today: string;
  instalments: readonly Instalment[];
}

function toStatus(
  { kind, total_cents, credited_cents, paid_cents, due_on, order_due_on }: ListedInvoiceRow,
  { today, instalments }: RowContext,
): InvoiceStatus {
  if (kind === 'credit_note') return 'issued';
  if (due_on !== null) {
    const amounts = { total: total_cents, credited: -credited_cents, paid: paid_cents };
    return toBalance(amounts, toPlan(instalments, due_on, total_cents), today).status;
  }
  if (order_due_on !== null && credited_cents === 0) return order_due_on < today ? 'overdue' : 'sent';
  if (credited_cents === 0) return 'paid';
  return total_cents + credited_cents > 0 ? 'partly_credited' : 'credited';
}

function toInvoiceRow(row: ListedInvoiceRow, context: RowContext): AdminInvoiceRow {
  const { id, kind, document, currency, issued_at, order_id, user_id, customer_closed } = row;
  const { buyer, refersTo, orderNumber } = document;
  return {
    id,
    kind,
    number: invoiceNumber(kind, row.year, row.number),
    refersTo,
    issued_at: issued_at.toISOString(),
    customer: {
      id: user_id,
      name: buyer.name,
      email: buyer.email,
      ...(isGuestSentinel(customer_closed) && { guest: true }),
    },
    order: order_id === null || orderNumber === null ? null : { id: order_id, number: orderNumber },
    invoice_id: order_id === null ? (row.credits_id ?? id) : null,
    total: toAmount(row.total_cents),
    currency,
    status: toStatus(row, context),
  };
}

const MAX_WITHOUT_COUNTRY = 100;

const toInvoiceWithoutCountry = ({
  id,
  year,
  number,
  document,
  ...row
}: InvoiceWithoutCountryRow): CountrylessInvoice => ({
  id,
  number: invoiceNumber('invoice', year, number),
  orderId: row.order_id,
  orderNumber: document.orderNumber,
  issued_at: row.issued_at.toISOString(),
  buyer: document.buyer.name,
  total: toAmount(row.total_cents),
  currency: row.currency,
});

/** Invoices of all orders; the contract says which rights of administrators each call needs. */
export function createAdminInvoicesHandlers(deps: Deps): FeatureHandlers<Operations> {
  const { db, storage } = deps;
  return {
    adminListInvoices: async ({ query }) => {
      const { sort = '-date', page = 1, limit = 20 } = query;
      const range = { limit, offset: (page - 1) * limit };
      const filter = await invoiceFilter(db, query, deps.clock.now());
      const result = await listAdminInvoices(db, filter, sort, range);
      const totals = listTotals(result.groups, Object.values(InvoiceKind), query.kind);
      const { currencies } = result;
      const plans = await listInstalments(
        db,
        result.rows.map(({ id }) => id),
      );
      const toRow = (row: ListedInvoiceRow) =>
        toInvoiceRow(row, { today: filter.today, instalments: plans.get(row.id) ?? [] });
      return {
        status: 200,
        body: { ...toPage(result, toRow, { page, limit }), ...totals, currencies },
      };
    },

    adminListOrderInvoices: async ({ params }) => {
      if ((await findOrderUserId(db, params.id)) === undefined) throw notFound();
      return { status: 200, body: { items: (await listInvoices(db, params.id)).map(toInvoice) } };
    },

    adminGetInvoicePdf: async ({ params, query, call }) => {
      const invoice = await findInvoice(db, params.id);
      if (!invoice) throw notFound();
      return createInvoiceResponse({ storage }, invoice, { ...query, language: call.language });
    },

    adminExportInvoices: async ({ query, call }) => {
      const filter = await invoiceFilter(db, query, deps.clock.now());
      const next = (last: CustomerInvoiceRow | undefined, limit: number) => listNextInvoices(db, filter, last, limit);
      const name = query.month === undefined ? 'invoices.csv' : `invoices-${query.month}.csv`;
      return csvFile(name, csvHeader('invoices', call.language), readInBatches(next, toInvoiceCsvLines));
    },

    adminGetVatReturn: async ({ query }) => ({ status: 200, body: await getVatReturn(deps, query.month) }),

    adminListInvoicesWithoutCountry: async () => {
      const { rows, total } = await listInvoicesWithoutCountry(db, MAX_WITHOUT_COUNTRY);
      return { status: 200, body: { items: rows.map(toInvoiceWithoutCountry), total } };
    },

    adminGetInvoiceSettings: async () => ({ status: 200, body: await getInvoiceSettings(db) }),

    adminUpdateInvoiceSettings: async ({ user, body }) => ({
      status: 200,
      body: await saveInvoiceSettings(deps, user.id, body),
    }),
  };
}

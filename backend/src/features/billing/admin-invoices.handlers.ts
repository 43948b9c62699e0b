import type { CountrylessInvoice } from '../../../../contract/generated/model.ts';
import { CSV_HEADERS, toCsvLine } from '../../../../contract/rules/csv.ts';
import { isGuestSentinel } from '../../../../contract/rules/guest-sentinel.ts';
import { invoiceNumber } from '../../../../contract/rules/invoices.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { csvFile, readInBatches } from '../../lib/csv.ts';
import { notFound } from '../../lib/errors.ts';
import {
  type ExportedInvoice,
  type InvoiceWithoutCountryRow,
  listInvoicesWithoutCountry,
  listNextInvoices,
} from './admin-invoices.repository.ts';
import { saveInvoiceSettings } from './admin-invoices.service.ts';
import { getMonthRange } from './export-month.service.ts';
import { createInvoicePdfResponse } from './invoice-file.service.ts';
import { getInvoiceSettings } from './invoice-settings.repository.ts';
import { toInvoice } from './invoices.mapper.ts';
import { findInvoice, findOrderUserId, listInvoices } from './invoices.repository.ts';

type Operations =
  | 'adminListOrderInvoices'
  | 'adminGetInvoicePdf'
  | 'adminExportInvoices'
  | 'adminListInvoicesWithoutCountry'
  | 'adminGetInvoiceSettings'
  | 'adminUpdateInvoiceSettings';

/** Row to CSV line; each amount is followed by its currency. */
function toInvoiceCsvLine(row: ExportedInvoice): string {
  const { kind, year, number, issued_at, document, currency, customer_closed, ...cents } = row;
  const { buyer, refersTo, orderNumber, taxName, taxPercent } = document;
  return toCsvLine([
    invoiceNumber(kind, year, number),
    kind,
    refersTo,
    issued_at.toISOString(),
    orderNumber,
    buyer.name,
    buyer.country,
    buyer.taxNumber,
    taxName,
    taxPercent,
    currency,
    { cents: cents.net_cents },
    { cents: cents.tax_cents },
    { cents: cents.total_cents },
    isGuestSentinel(customer_closed) ? 'yes' : null,
  ]);
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

/** Invoices of all orders; the contract admits only the role super_admin. */
export function createAdminInvoicesHandlers(deps: Deps): FeatureHandlers<Operations> {
  const { db, storage } = deps;
  return {
    adminListOrderInvoices: async ({ params }) => {
      if ((await findOrderUserId(db, params.id)) === undefined) throw notFound();
      return { status: 200, body: { items: (await listInvoices(db, params.id)).map(toInvoice) } };
    },

    adminGetInvoicePdf: async ({ params }) => {
      const invoice = await findInvoice(db, params.id);
      if (!invoice) throw notFound();
      return createInvoicePdfResponse({ storage }, invoice);
    },

    adminExportInvoices: async ({ query: { month } }) => {
      const range = await getMonthRange(db, month);
      const next = (last: ExportedInvoice | undefined, limit: number) => listNextInvoices(db, range, last, limit);
      return csvFile(`invoices-${month}.csv`, CSV_HEADERS.invoices, readInBatches(next, toInvoiceCsvLine));
    },

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

import { CSV_HEADERS, csvLine } from '../../../shared/csv.ts';
import { isGuestMark } from '../../../shared/guest-mark.ts';
import { invoiceNumber } from '../../../shared/invoices.ts';
import { toAmount } from '../../../shared/money.ts';
import type { CountrylessInvoice } from '../../generated/model.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { csvFile, partsBy } from '../../lib/csv.ts';
import { notFound } from '../../lib/errors.ts';
import {
  type CountrylessRow,
  type ExportedInvoice,
  findCountryless,
  findNextInvoices,
} from './admin-invoices.repository.ts';
import { changeInvoiceSettings } from './admin-invoices.service.ts';
import { monthSpan } from './export-month.service.ts';
import { invoiceFile } from './invoice-file.service.ts';
import { findInvoiceSettings } from './invoice-settings.repository.ts';
import { toInvoice } from './invoices.mapper.ts';
import { findInvoice, findInvoices, findOrderOwner } from './invoices.repository.ts';

type Operations =
  | 'adminListOrderInvoices'
  | 'adminGetInvoicePdf'
  | 'adminExportInvoices'
  | 'adminListInvoicesWithoutCountry'
  | 'adminGetInvoiceSettings'
  | 'adminUpdateInvoiceSettings';

/** Row to CSV line; each amount is followed by its currency. */
function toLine(row: ExportedInvoice): string {
  const { kind, year, number, issued_at, document, currency, customer_closed, ...cents } = row;
  const { buyer, refersTo, orderNumber, taxName, taxPercent } = document;
  return csvLine([
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
    isGuestMark(customer_closed) ? 'yes' : null,
  ]);
}

const MOST_COUNTRYLESS = 100;

const toCountryless = ({ id, year, number, document, ...row }: CountrylessRow): CountrylessInvoice => ({
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
  const { db } = deps;
  return {
    adminListOrderInvoices: async ({ params }) => {
      if ((await findOrderOwner(db, params.id)) === undefined) throw notFound();
      return { status: 200, body: { items: (await findInvoices(db, params.id)).map(toInvoice) } };
    },

    adminGetInvoicePdf: async ({ params }) => {
      const invoice = await findInvoice(db, params.id);
      if (!invoice) throw notFound();
      return invoiceFile(invoice);
    },

    adminExportInvoices: async ({ query: { month } }) => {
      const span = await monthSpan(db, month);
      const next = (last: ExportedInvoice | undefined, limit: number) => findNextInvoices(db, span, last, limit);
      return csvFile(`invoices-${month}.csv`, CSV_HEADERS.invoices, partsBy(next, toLine));
    },

    adminListInvoicesWithoutCountry: async () => {
      const { rows, total } = await findCountryless(db, MOST_COUNTRYLESS);
      return { status: 200, body: { items: rows.map(toCountryless), total } };
    },

    adminGetInvoiceSettings: async () => ({ status: 200, body: await findInvoiceSettings(db) }),

    adminUpdateInvoiceSettings: async ({ user, body }) => ({
      status: 200,
      body: await changeInvoiceSettings(deps, user.id, body),
    }),
  };
}

import type { Invoice } from '../../../contract/generated/model.ts';
import { toAuditedInvoiceSettings } from '../../../contract/rules/audited-fields.ts';
import { changedFields } from '../../../contract/rules/changed-fields.ts';
import { CSV_HEADERS, toCsvLine } from '../../../contract/rules/csv.ts';
import { isSellerKnown } from '../../../contract/rules/invoices.ts';
import { toCents } from '../../../contract/rules/money.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import { findCustomer } from '../../store/customers.ts';
import { createMonthFilter } from '../../store/date-range.ts';
import type { MockDb } from '../../store/db.ts';
import { issueMissing, listInvoices } from '../../store/invoices.ts';
import { csvFile } from '../kit/csv-file.ts';
import { pdfFile } from '../kit/pdf-file.ts';

type Operations =
  | 'adminListOrderInvoices'
  | 'adminGetInvoicePdf'
  | 'adminExportInvoices'
  | 'adminListInvoicesWithoutCountry'
  | 'adminGetInvoiceSettings'
  | 'adminUpdateInvoiceSettings';

const toCell = (amount: number) => ({ cents: toCents(amount) });

const toLine = ({
  guest,
  number,
  kind,
  refersTo,
  issued_at: issuedAt,
  orderNumber,
  buyer,
  ...rest
}: Invoice & { guest: boolean }) =>
  toCsvLine([
    number,
    kind,
    refersTo,
    issuedAt,
    orderNumber,
    buyer.name,
    buyer.country,
    buyer.taxNumber,
    rest.taxName,
    rest.taxPercent,
    rest.currency,
    toCell(rest.net),
    toCell(rest.tax),
    toCell(rest.total),
    guest ? 'yes' : null,
  ]);

export const createAdminInvoicesHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  adminListOrderInvoices: ({ params }) => {
    const order = db.state.orders.find(({ id }) => id === params.id);
    if (!order) return notFound();
    issueMissing(db, order);
    return { status: 200, body: { items: listInvoices(db, order.id) } };
  },

  adminGetInvoicePdf: ({ params }) => {
    const matching = db.state.invoices.find(({ id }) => id === params.id);
    return matching ? pdfFile(matching.number) : notFound();
  },

  adminExportInvoices: ({ query: { month } }) => {
    const isGuest = (orderId: string) => {
      const order = db.state.orders.find(({ id }) => id === orderId);
      return order !== undefined && findCustomer(db, order.userId)?.guest === true;
    };
    const isInside = createMonthFilter(db, month);
    const issued = db.state.invoices.filter(({ issued_at: issuedAt }) => isInside(issuedAt));
    const lines = issued.map((invoice) => toLine({ ...invoice, guest: isGuest(invoice.orderId) }));
    return csvFile(`invoices-${month}.csv`, [CSV_HEADERS.invoices, ...lines]);
  },

  adminListInvoicesWithoutCountry: () => {
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
    if (step) step.done = isSellerKnown(db.state.invoiceSettings);
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

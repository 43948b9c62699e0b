import type { Invoice } from '../../../../contract/generated/model.ts';
import { invoiceNumber } from '../../../../contract/rules/invoices.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import type { InvoiceRow } from './invoices.repository.ts';

/** Row to contract; amounts are in units of the currency. */
export function toInvoice(row: InvoiceRow): Invoice {
  const { id, kind, currency, document, issued_at } = row;
  const { description, timeZone, payment, until, letterhead: _drawn, ...rest } = document;
  const amounts = { net: toAmount(row.net_cents), tax: toAmount(row.tax_cents), total: toAmount(row.total_cents) };
  return {
    ...rest,
    ...amounts,
    time_zone: timeZone,
    id,
    kind,
    number: invoiceNumber(kind, row.year, row.number),
    issued_at: issued_at.toISOString(),
    currency,
    ...(payment && { payment: { title: payment.title, code: payment.code, paid_at: payment.paidAt } }),
    lines: [{ description, quantity: 1, ...amounts, ...(until !== undefined && { until }) }],
  };
}

import type { Invoice } from '../../../../contract/generated/model.ts';
import { toContractCharge } from '../../../../contract/rules/invoice-charge.ts';
import {
  type InvoicedLine,
  toContractLine,
  toContractTaxes,
  toOrderLine,
} from '../../../../contract/rules/invoice-lines.ts';
import { invoiceNumber } from '../../../../contract/rules/invoices.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import type { InvoiceRow } from './invoices.repository.ts';

/** The lines of a document; one of an earlier release has that of its order. */
export function toInvoicedLines(row: Pick<InvoiceRow, 'document' | 'net_cents' | 'tax_cents' | 'total_cents'>) {
  const { lines, description = '', taxName, taxPercent, until } = row.document;
  const amounts = { net: row.net_cents, tax: row.tax_cents, total: row.total_cents };
  return lines ?? [toOrderLine({ description, taxName, taxPercent, until }, amounts)];
}

/** Row to contract; amounts are in units of the currency. */
export function toInvoice(row: InvoiceRow): Invoice {
  const { id, kind, currency, document, issued_at } = row;
  const { timeZone, payment, charge, letterhead: _drawn, lines: _l, description: _d, until: _u, ...rest } = document;
  const lines = toInvoicedLines(row).map((line: InvoicedLine) => toContractLine(line));
  return {
    ...rest,
    net: toAmount(row.net_cents),
    tax: toAmount(row.tax_cents),
    total: toAmount(row.total_cents),
    time_zone: timeZone,
    id,
    kind,
    number: invoiceNumber(kind, row.year, row.number),
    issued_at: issued_at.toISOString(),
    currency,
    ...(payment && { payment: { title: payment.title, code: payment.code, paid_at: payment.paidAt } }),
    lines,
    taxes: toContractTaxes(lines),
    ...(charge && { charge: toContractCharge(charge) }),
  };
}

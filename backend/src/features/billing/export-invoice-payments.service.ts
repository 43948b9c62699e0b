import { toCsvLine } from '../../../../contract/rules/csv.ts';
import { csvHeader } from '../../../../contract/rules/csv-headers.ts';
import { invoiceNumber } from '../../../../contract/rules/invoices.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { csvFile, readInBatches } from '../../lib/csv.ts';
import { type ExportedPaymentRow, listNextPayments } from './direct-invoices.repository.ts';

const toCsvPayment = (row: ExportedPaymentRow): string =>
  toCsvLine([
    row.paid_on,
    invoiceNumber('invoice', row.year, row.number),
    row.document.buyer.name,
    row.document.buyer.taxNumber,
    row.withheld ?? row.method,
    row.reference,
    row.currency,
    { cents: row.amount_cents },
    row.certificate_number,
    row.certificate_issued_on,
    row.reason,
  ]);

/** All payments of invoices that the studio has written, or those of a month (`yyyy-mm`). */
export function exportInvoicePayments({ db }: Pick<Deps, 'db'>, month: string | undefined, language: Language) {
  const next = (last: ExportedPaymentRow | undefined, limit: number) => listNextPayments(db, month, last, limit);
  const name = month === undefined ? 'invoice-payments.csv' : `invoice-payments-${month}.csv`;
  return csvFile(name, csvHeader('invoicePayments', language), readInBatches(next, toCsvPayment));
}

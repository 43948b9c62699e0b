import type { VatReturn } from '../../../../contract/generated/model.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import { createVatReturn } from '../../../../contract/rules/vat-return.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { type CustomerInvoiceRow, listNextInvoices } from './admin-invoices.repository.ts';
import { invoiceFilter } from './invoice-filter.service.ts';
import { toInvoicedLines } from './invoices.mapper.ts';
import { sumWithheldVat } from './vat-return.repository.ts';

const BATCH_SIZE = 2_000;

/** The sums of a month (`yyyy-mm`) by the shop's clock: documents by their issue, withheld VAT by the day of the payment. */
export async function getVatReturn({ db, clock }: Pick<Deps, 'db' | 'clock'>, month: string): Promise<VatReturn> {
  const filter = await invoiceFilter(db, { month }, clock.now());
  const sums = createVatReturn();
  for (let last: CustomerInvoiceRow | undefined; ; ) {
    const rows: CustomerInvoiceRow[] = await listNextInvoices(db, filter, last, BATCH_SIZE);
    for (const row of rows) {
      const { kind, currency, document } = row;
      const { seller, buyer, reverseCharge } = document;
      sums.add({ kind, currency, seller, buyer, reverseCharge, lines: toInvoicedLines(row) });
    }
    if (rows.length < BATCH_SIZE) break;
    last = rows.at(-1);
  }
  const withheld = await sumWithheldVat(db, month);
  return {
    month,
    rows: sums.rows(),
    withheld: withheld.map(({ currency, cents }) => ({ currency, amount: toAmount(cents) })),
  };
}

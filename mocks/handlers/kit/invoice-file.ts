import type { Invoice, PaperFormat } from '../../../contract/generated/model.ts';
import { hasEInvoice, toEInvoice } from '../../../contract/rules/e-invoice.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict } from '../../problems.ts';
import { pdfFile } from './pdf-file.ts';

/** An invoice as a PDF without content, or as the XML that the server writes. */
export function invoiceFile(invoice: Invoice, { format = 'pdf' }: { format?: PaperFormat | undefined }) {
  if (format === 'pdf') return pdfFile(invoice.number);
  if (!hasEInvoice(invoice)) return conflict(REFUSALS.eInvoiceMissing);
  return {
    status: 200 as const,
    headers: {
      'content-type': 'application/xml',
      'content-disposition': `attachment; filename="${invoice.number}.xml"`,
    },
    body: new TextEncoder().encode(toEInvoice(invoice)),
  };
}

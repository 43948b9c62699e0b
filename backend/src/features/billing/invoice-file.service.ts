import { toContentDisposition } from '../../../../contract/rules/content-disposition.ts';
import { toInvoiceDocument } from '../../../../contract/rules/invoice-document.ts';
import { renderInvoicePdf } from '../../lib/papers/invoice-pdf.ts';
import { toInvoice } from './invoices.mapper.ts';
import type { InvoiceRow } from './invoices.repository.ts';

/**
 * The response with the invoice as PDF; always the same bytes, because an invoice never changes.
 * @throws AppError 503 with Retry-After when it cannot be rendered now
 */
export async function createInvoicePdfResponse(row: InvoiceRow) {
  const invoice = toInvoice(row);
  return {
    status: 200 as const,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': toContentDisposition(`${invoice.number}.pdf`),
    },
    body: await renderInvoicePdf(toInvoiceDocument(invoice), row.issued_at),
  };
}

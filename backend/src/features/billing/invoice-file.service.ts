import { contentDisposition } from '../../../shared/content-disposition.ts';
import { paperOf } from '../../../shared/invoice-paper.ts';
import { drawPaper } from '../../lib/papers/paper-drawing.ts';
import { toInvoice } from './invoices.mapper.ts';
import type { InvoiceRow } from './invoices.repository.ts';

/**
 * The response with the invoice as PDF; always the same bytes, because an invoice never changes.
 * @throws AppError 503 with Retry-After when it cannot be rendered now
 */
export async function invoiceFile(row: InvoiceRow) {
  const invoice = toInvoice(row);
  return {
    status: 200 as const,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition(`${invoice.number}.pdf`),
    },
    body: await drawPaper(paperOf(invoice), row.issued_at),
  };
}

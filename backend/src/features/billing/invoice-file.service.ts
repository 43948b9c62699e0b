import { toInvoiceDocument } from '../../../../contract/rules/invoice-document.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { toInvoice } from './invoices.mapper.ts';
import { findInvoice, type InvoiceRow } from './invoices.repository.ts';
import { createPaperResponse, toLetterhead } from './paper-file.service.ts';

/**
 * The response with the invoice as PDF; always the same bytes for a language, because an invoice and its letterhead never
 * change.
 * @param reader whose language the labels are in
 * @throws AppError 503 with Retry-After when it cannot be rendered now
 */
export async function createInvoicePdfResponse(deps: Pick<Deps, 'storage'>, row: InvoiceRow, reader: Language) {
  const invoice = toInvoice(row);
  return createPaperResponse({
    name: invoice.number,
    paper: { ...toInvoiceDocument(invoice, reader), language: 'en' },
    at: row.issued_at,
    letterhead: await toLetterhead(deps, row.document.letterhead, invoice.seller.name),
  });
}

/** The PDF of an invoice for an email; undefined when there is no such document. */
export async function renderInvoiceFile(deps: Pick<Deps, 'db' | 'storage'>, id: string, reader: Language) {
  const row = await findInvoice(deps.db, id);
  if (!row) return undefined;
  const { body } = await createInvoicePdfResponse(deps, row, reader);
  return { name: `${toInvoice(row).number}.pdf`, type: 'application/pdf', content: body };
}

import type { PaperFormat } from '../../../../contract/generated/model.ts';
import { toContentDisposition } from '../../../../contract/rules/content-disposition.ts';
import { hasEInvoice, toEInvoice } from '../../../../contract/rules/e-invoice.ts';
import { toInvoiceDocument } from '../../../../contract/rules/invoice-document.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict } from '../../lib/errors.ts';
import { toInvoice } from './invoices.mapper.ts';
import { findInvoice, type InvoiceRow } from './invoices.repository.ts';
import { createPdfResponse, toLetterhead } from './pdf-file.service.ts';

/** An invoice as XML. @throws AppError 409 when it lacks what an e-invoice must state */
function createEInvoiceResponse(row: InvoiceRow) {
  const invoice = toInvoice(row);
  if (!hasEInvoice(invoice)) throw conflict(REFUSALS.eInvoiceMissing);
  return {
    status: 200 as const,
    headers: {
      'content-type': 'application/xml',
      'content-disposition': toContentDisposition(`${invoice.number}.xml`),
    },
    body: Buffer.from(toEInvoice(invoice)),
  };
}

/** An invoice in the format that a call asks for. @throws AppError 409 for XML, 503 with Retry-After for PDF */
export const createInvoiceResponse = async (
  deps: Pick<Deps, 'storage'>,
  row: InvoiceRow,
  { format = 'pdf', language }: { format?: PaperFormat | undefined; language: Language },
) => (format === 'xml' ? createEInvoiceResponse(row) : createInvoicePdfResponse(deps, row, language));

/**
 * The response with the invoice as PDF; always the same bytes for a language, because an invoice and its letterhead never
 * change.
 * @param reader whose language the labels are in
 * @throws AppError 503 with Retry-After when it cannot be rendered now
 */
export async function createInvoicePdfResponse(deps: Pick<Deps, 'storage'>, row: InvoiceRow, reader: Language) {
  const invoice = toInvoice(row);
  return createPdfResponse({
    name: invoice.number,
    paper: {
      ...toInvoiceDocument(invoice, reader),
      language: 'en',
      eInvoice: hasEInvoice(invoice) ? toEInvoice(invoice) : undefined,
    },
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

import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { toContentDisposition } from '../../../../contract/rules/content-disposition.ts';
import { toInvoiceDocument } from '../../../../contract/rules/invoice-document.ts';
import type { StoredLetterhead } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { DEFAULT_ACCENT, type Letterhead, renderInvoicePdf } from '../../lib/papers/invoice-pdf.ts';
import { toInvoice } from './invoices.mapper.ts';
import type { InvoiceRow } from './invoices.repository.ts';

type FileDeps = Pick<Deps, 'storage'>;

const UPLOAD = /^\/uploads\/(pictures\/[\w.-]+)$/;
/** A file of the built site, like the demo's own logo. */
const BUILT = /^\/(?:media\/)?[\w-]+\.(?:svg|png|webp)$/;
const CLIENT_FOLDER = new URL('../../../../dist/client/', import.meta.url);

/** The logo's file; null when it is missing, so that the name stands alone. */
async function readLogo({ storage }: FileDeps, path: string): Promise<Buffer | null> {
  const upload = UPLOAD.exec(path)?.[1];
  if (upload) {
    const stored = await storage.read(upload);
    return stored && buffer(stored);
  }
  return BUILT.test(path) ? readFile(new URL(`.${path}`, CLIENT_FOLDER)).catch(() => null) : null;
}

async function toLetterhead(deps: FileDeps, stored: StoredLetterhead | undefined, seller: string): Promise<Letterhead> {
  const logo = stored?.logo ? await readLogo(deps, stored.logo.file) : null;
  return {
    name: stored?.name || seller,
    accent: stored?.accent ?? DEFAULT_ACCENT,
    logo,
    showName: stored?.logo?.showName ?? true,
  };
}

/**
 * The response with the invoice as PDF; always the same bytes, because an invoice and its letterhead never change.
 * @throws AppError 503 with Retry-After when it cannot be rendered now
 */
export async function createInvoicePdfResponse(deps: FileDeps, row: InvoiceRow) {
  const invoice = toInvoice(row);
  const letterhead = await toLetterhead(deps, row.document.letterhead, invoice.seller.name);
  return {
    status: 200 as const,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': toContentDisposition(`${invoice.number}.pdf`),
    },
    body: await renderInvoicePdf(toInvoiceDocument(invoice), row.issued_at, letterhead),
  };
}

import type { LinkedReceipt } from '../../../contract/generated/model.ts';
import { toContentDisposition } from '../../../contract/rules/content-disposition.ts';
import { toAmount } from '../../../contract/rules/money.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import type { Deps } from '../http/contract/operation.ts';
import { notFound } from '../lib/errors.ts';
import { listInvoicedReceipts, type StoredReceipt } from './invoice-receipts.repository.ts';

/** Always a download, never shown by the browser, because its content is untrusted. @throws AppError 404 */
export async function sendReceipt({ storage, log }: Pick<Deps, 'storage' | 'log'>, receipt: StoredReceipt | undefined) {
  if (!receipt) throw notFound(REFUSALS.receiptGone);
  const content = await storage.read(receipt.storage_key);
  if (!content) {
    log.error('A receipt is missing in storage', { key: receipt.storage_key });
    throw notFound(REFUSALS.receiptGone);
  }
  return {
    status: 200 as const,
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': toContentDisposition(receipt.name),
    } as const,
    body: Buffer.concat(await content.toArray()),
  };
}

/** Receipts that the client reads with an invoice. */
export async function listLinkedReceipts({ db }: Pick<Deps, 'db'>, invoiceId: string): Promise<LinkedReceipt[]> {
  return (await listInvoicedReceipts(db, invoiceId)).map(({ storage_key: _key, amount_cents, ...receipt }) => {
    return { ...receipt, amount: toAmount(amount_cents) };
  });
}

/** @throws AppError 404 for one that is hidden, or of another invoice */
export async function getLinkedReceipt(deps: Pick<Deps, 'db' | 'storage' | 'log'>, invoiceId: string, id: string) {
  const receipts = await listInvoicedReceipts(deps.db, invoiceId);
  return sendReceipt(
    deps,
    receipts.find((receipt) => receipt.id === id),
  );
}

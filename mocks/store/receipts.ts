import type { LinkedReceipt } from '../../contract/generated/model.ts';
import { toContentDisposition } from '../../contract/rules/content-disposition.ts';
import { toAmount } from '../../contract/rules/money.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { notFound } from '../problems.ts';
import type { MockDb } from './db.ts';
import { fromDataUrl } from './picture-files.ts';
import { receiptSize, type StoredWorkEntry } from './work-entries.ts';

export const sendReceipt = (entry: StoredWorkEntry | undefined) =>
  entry?.receipt
    ? {
        status: 200 as const,
        headers: {
          'content-type': 'application/octet-stream',
          'content-disposition': toContentDisposition(entry.receipt.name),
        } as const,
        body: fromDataUrl(entry.receipt.dataUrl).bytes,
      }
    : notFound(REFUSALS.receiptGone);

/** Expenses of an invoice whose receipt the client may see, the oldest first. */
export const listShownReceipts = (db: MockDb, invoiceId: string): StoredWorkEntry[] => {
  const drafts = new Set(db.state.invoiceDrafts.filter((draft) => draft.invoiceId === invoiceId).map(({ id }) => id));
  return db.state.workEntries
    .filter(({ draftId, receipt }) => draftId !== null && drafts.has(draftId) && receipt?.shown)
    .toSorted((a, b) => a.worked_on.localeCompare(b.worked_on) || a.created_at.localeCompare(b.created_at));
};

export const listLinkedReceipts = (db: MockDb, invoiceId: string): LinkedReceipt[] =>
  listShownReceipts(db, invoiceId).flatMap(({ id, text, worked_on, amount_cents, receipt }) =>
    receipt
      ? [{ id, text, worked_on, amount: toAmount(amount_cents), name: receipt.name, size_bytes: receiptSize(receipt) }]
      : [],
  );

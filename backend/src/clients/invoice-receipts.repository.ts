import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { WorkReceiptsTable } from '../db/tables.gen.ts';

export type StoredReceipt = Pick<Selectable<WorkReceiptsTable>, 'storage_key' | 'name'>;

export type InvoicedReceiptRow = StoredReceipt & {
  /** of its expense */
  id: string;
  text: string;
  worked_on: string;
  amount_cents: number;
  size_bytes: number;
};

/** Receipts of the expenses that an invoice states, as far as the client may see them, the oldest expense first. */
export function listInvoicedReceipts(db: Kysely<Database>, invoiceId: string): Promise<InvoicedReceiptRow[]> {
  return db
    .selectFrom('invoice_drafts as d')
    .innerJoin('work_entries as e', 'e.draft_id', 'd.id')
    .innerJoin('work_receipts as r', 'r.entry_id', 'e.id')
    .select(['e.id', 'e.text', 'e.worked_on', 'e.amount_cents', 'r.name', 'r.size_bytes', 'r.storage_key'])
    .where('d.invoice_id', '=', invoiceId)
    .where('r.is_shown', '=', true)
    .orderBy('e.worked_on')
    .orderBy('e.created_at')
    .orderBy('e.id')
    .execute();
}

import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Ends the link of an invoice, which its new token replaces. */
export async function updateLinkToken(tx: Transaction<Database>, invoiceId: string, token: string): Promise<void> {
  await tx.updateTable('direct_invoices').set({ link_token: token }).where('invoice_id', '=', invoiceId).execute();
}

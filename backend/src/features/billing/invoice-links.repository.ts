import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** The invoice that a link opens; undefined for an unknown or renewed one. */
export async function findLinkedInvoiceId(db: Kysely<Database>, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('direct_invoices')
    .select('invoice_id')
    .where('link_token', '=', token)
    .executeTakeFirst();
  return row?.invoice_id;
}

/** Ends the link of an invoice, which its new token replaces. */
export async function updateLinkToken(tx: Transaction<Database>, invoiceId: string, token: string): Promise<void> {
  await tx.updateTable('direct_invoices').set({ link_token: token }).where('invoice_id', '=', invoiceId).execute();
}

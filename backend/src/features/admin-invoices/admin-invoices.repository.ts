import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { INVOICE_COLUMNS, type InvoiceRow } from '../invoices/invoices.repository.ts';

/** The next invoices and credit notes issued in a span of time after the last one, oldest first. */
export function findNextInvoices(
  db: Kysely<Database>,
  { since, before }: { since: Date; before: Date },
  last: InvoiceRow | undefined,
  limit: number,
): Promise<InvoiceRow[]> {
  let query = db
    .selectFrom('invoices')
    .select(INVOICE_COLUMNS)
    .where('issued_at', '>=', since)
    .where('issued_at', '<', before);
  if (last) query = query.where(sql<boolean>`(issued_at, id) > (${last.issued_at}::timestamptz, ${last.id}::uuid)`);
  return query.orderBy('issued_at').orderBy('id').limit(limit).execute();
}

import { type Kysely, sql } from 'kysely';
import type { Database, StoredDocument } from '../../db/schema.ts';
import { INVOICE_COLUMNS, type InvoiceRow } from './invoices.repository.ts';

/** `customer_closed`: `GUEST_SENTINEL` for a guest, or when the account was deleted. */
export type ExportedInvoice = InvoiceRow & { customer_closed: Date | null };

/** The next invoices and credit notes after the last one issued in a period, oldest first. */
export function listNextInvoices(
  db: Kysely<Database>,
  { since, before }: { since: Date; before: Date },
  last: InvoiceRow | undefined,
  limit: number,
): Promise<ExportedInvoice[]> {
  let query = db
    .selectFrom('invoices')
    .leftJoin('orders', 'orders.id', 'invoices.order_id')
    .leftJoin('users', 'users.id', 'orders.user_id')
    .select(INVOICE_COLUMNS.map((column) => `invoices.${column}` as const))
    .select('users.deleted_at as customer_closed')
    .where('issued_at', '>=', since)
    .where('issued_at', '<', before);
  if (last)
    query = query.where(
      sql<boolean>`(invoices.issued_at, invoices.id) > (${last.issued_at}::timestamptz, ${last.id}::uuid)`,
    );
  return query.orderBy('invoices.issued_at').orderBy('invoices.id').limit(limit).execute();
}

export interface InvoiceWithoutCountryRow {
  id: string;
  year: number;
  number: number;
  order_id: string;
  total_cents: number;
  currency: string;
  issued_at: Date;
  document: StoredDocument;
}

/** Invoices without a customer country, newest first. */
export async function listInvoicesWithoutCountry(
  db: Kysely<Database>,
  limit: number,
): Promise<{ rows: InvoiceWithoutCountryRow[]; total: number }> {
  const query = db
    .selectFrom('invoices')
    .where('kind', '=', 'invoice')
    .where(sql<boolean>`document -> 'buyer' ->> 'country' = ''`);
  const rows = await query
    .select(['id', 'year', 'number', 'order_id', 'total_cents', 'currency', 'issued_at', 'document'])
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const { total } = await query.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

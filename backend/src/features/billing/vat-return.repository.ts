import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** VAT deducted at source from payments of a month (`yyyy-mm`), corrections included, by currency. */
export function sumWithheldVat(db: Kysely<Database>, month: string): Promise<{ currency: string; cents: number }[]> {
  return db
    .selectFrom('invoice_payments')
    .innerJoin('invoices', 'invoices.id', 'invoice_payments.invoice_id')
    .select(['invoices.currency', sql<number>`sum(invoice_payments.amount_cents)::bigint`.as('cents')])
    .where('withheld', '=', 'vds')
    .where(sql<boolean>`paid_on >= ${`${month}-01`}::date and paid_on < ${`${month}-01`}::date + interval '1 month'`)
    .groupBy('invoices.currency')
    .orderBy('invoices.currency')
    .execute();
}

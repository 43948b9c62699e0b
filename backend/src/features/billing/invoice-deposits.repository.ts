import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { INVOICE_COLUMNS, type InvoiceRow } from './invoices.repository.ts';

interface Recipient {
  customerId: string | null;
  email: string;
}

/** Invoices of a recipient in a currency that no final invoice has deducted, newest first. */
export async function listUndeductedIds(
  db: Kysely<Database>,
  { customerId, email }: Recipient,
  currency: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('direct_invoices')
    .innerJoin('invoices', 'invoices.id', 'direct_invoices.invoice_id')
    .leftJoin('invoice_deposits', 'invoice_deposits.deposit_id', 'direct_invoices.invoice_id')
    .select('invoices.id')
    .where(({ or, eb }) =>
      or([
        ...(customerId === null ? [] : [eb('direct_invoices.user_id', '=', customerId)]),
        sql<boolean>`lower(invoices.document -> 'buyer' ->> 'email') = lower(${email})`,
      ]),
    )
    .where('currency', '=', currency)
    .where('invoice_deposits.deposit_id', 'is', null)
    .orderBy('issued_at', 'desc')
    .orderBy('invoices.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locked in the order of their ids until the transaction ends, so that they are neither credited nor deducted elsewhere. */
export function lockDeposits(
  tx: Transaction<Database>,
  ids: readonly string[],
): Promise<{ invoice_id: string; user_id: string | null }[]> {
  return tx
    .selectFrom('direct_invoices')
    .select(['invoice_id', 'user_id'])
    .where('invoice_id', 'in', ids)
    .orderBy('invoice_id')
    .forUpdate()
    .execute();
}

/** Invoices with their credit notes, each invoice before its notes. */
export function listDepositDocuments(db: Kysely<Database>, ids: readonly string[]): Promise<InvoiceRow[]> {
  return db
    .selectFrom('invoices')
    .select(INVOICE_COLUMNS)
    .where(({ or, eb }) => or([eb('id', 'in', ids), eb('credits_id', 'in', ids)]))
    .orderBy(sql`kind = 'credit_note'`)
    .execute();
}

/** What has been paid of each invoice. */
export async function sumPaid(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('invoice_payments')
    .select(['invoice_id', sql<number>`sum(amount_cents)::bigint`.as('cents')])
    .where('invoice_id', 'in', ids)
    .groupBy('invoice_id')
    .execute();
  return new Map(rows.map(({ invoice_id, cents }) => [invoice_id, cents]));
}

export interface DeductingInvoice {
  deposit_id: string;
  final_id: string;
  year: number;
  number: number;
}

/** The final invoices that have deducted some of these. */
export function listDeductingInvoices(db: Kysely<Database>, ids: readonly string[]): Promise<DeductingInvoice[]> {
  return db
    .selectFrom('invoice_deposits')
    .innerJoin('invoices', 'invoices.id', 'final_id')
    .select(['deposit_id', 'final_id', 'year', 'number'])
    .where('deposit_id', 'in', ids)
    .execute();
}

export async function insertDeposits(
  tx: Transaction<Database>,
  finalId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .insertInto('invoice_deposits')
    .values(ids.map((deposit_id) => ({ deposit_id, final_id: finalId })))
    .execute();
}

/** Another invoice can deduct them again. */
export async function deleteDeposits(tx: Transaction<Database>, finalId: string): Promise<void> {
  await tx.deleteFrom('invoice_deposits').where('final_id', '=', finalId).execute();
}

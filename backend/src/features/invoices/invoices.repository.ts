import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { shopYear } from '../../../shared/shop-day.ts';
import type { Database } from '../../db/schema.ts';
import type { InvoiceKind, InvoicesTable, StoredRate } from '../../db/schema-invoices.ts';
import { findShopZone } from '../../db/shop-zone.ts';

export const INVOICE_COLUMNS = [
  'id',
  'kind',
  'year',
  'number',
  'order_id',
  'currency',
  'net_cents',
  'tax_cents',
  'total_cents',
  'document',
  'issued_at',
] as const;

export type InvoiceRow = Pick<Selectable<InvoicesTable>, (typeof INVOICE_COLUMNS)[number]>;

/** Invoice and credit notes of an order, oldest first. */
export function findInvoices(db: Kysely<Database>, orderId: string): Promise<InvoiceRow[]> {
  return db
    .selectFrom('invoices')
    .select(INVOICE_COLUMNS)
    .where('order_id', '=', orderId)
    .orderBy(sql`kind = 'credit_note'`)
    .orderBy('issued_at')
    .orderBy('number')
    .execute();
}

/** One invoice or credit note and whose it is. */
export function findInvoice(
  db: Kysely<Database>,
  id: string,
): Promise<(InvoiceRow & { user_id: string | null }) | undefined> {
  return db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(INVOICE_COLUMNS.map((column) => `invoices.${column}` as const))
    .select('orders.user_id')
    .where('invoices.id', '=', id)
    .executeTakeFirst();
}

/** Whose order it is; undefined when there is no such order. */
export async function findOrderOwner(db: Kysely<Database>, orderId: string): Promise<string | null | undefined> {
  const row = await db.selectFrom('orders').select('user_id').where('id', '=', orderId).executeTakeFirst();
  return row?.user_id;
}

/** Whoever invoices an order does so one after the other; what the former one has issued is seen by the next statement. */
export async function lockOrder(tx: Transaction<Database>, orderId: string): Promise<void> {
  await tx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
}

/** Everything that an invoice is made of. */
export interface Basis {
  number: number;
  product_name: string;
  tier: string | null;
  amount_cents: number;
  currency: string;
  created_at: Date;
  customer_name: string | null;
  customer_email: string | null;
  billing_name: string | null;
  billing_address: string | null;
  billing_country: string | null;
  billing_tax_number: string | null;
  site_name: string | null;
  site_email: string | null;
  seller_name: string;
  seller_address: string;
  tax_number: string;
  rates: StoredRate[];
}

export async function findBasis(tx: Transaction<Database>, orderId: string): Promise<Basis | undefined> {
  const { rows } = await sql<Basis>`
    select o.number, o.product_name, o.tier, o.amount_cents, o.currency, o.created_at,
           u.name as customer_name, u.email as customer_email,
           b.name as billing_name, b.address as billing_address, b.country as billing_country,
           b.tax_number as billing_tax_number, s.name as site_name, s.contact_email as site_email,
           i.seller_name, i.seller_address, i.tax_number, i.rates
      from orders o
      cross join invoice_settings i
      left join site_settings s on true
      left join users u on u.id = o.user_id
      left join billing_details b on b.user_id = o.user_id
     where o.id = ${orderId}`.execute(tx);
  return rows[0];
}

/** The tax of each country, and whether prices have it in them. */
export async function findTaxSettings(db: Kysely<Database>): Promise<{ rates: StoredRate[]; included: boolean }> {
  const row = await db.selectFrom('invoice_settings').select(['rates', 'prices_include_tax']).executeTakeFirst();
  return { rates: row?.rates ?? [], included: row?.prices_include_tax ?? true };
}

/** The next number of the year. Whoever asks later waits until this transaction has ended, so ask last. */
async function nextNumber(tx: Transaction<Database>, kind: InvoiceKind, year: number): Promise<number> {
  const row = await tx
    .insertInto('invoice_numbers')
    .values({ kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'year']).doUpdateSet({ last: sql<number>`invoice_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return row.last;
}

export async function insertInvoice(
  tx: Transaction<Database>,
  values: Omit<Insertable<InvoicesTable>, 'number' | 'year'>,
): Promise<InvoiceRow> {
  const year = shopYear(values.issued_at, await findShopZone(tx));
  const number = await nextNumber(tx, values.kind, year);
  return tx
    .insertInto('invoices')
    .values({ ...values, year, number })
    .returning(INVOICE_COLUMNS)
    .executeTakeFirstOrThrow();
}

interface PaidOrder {
  id: string;
  number: number;
  status: string;
}

/** The next paid orders after a number that have no invoice yet, or no credit note, locked; those that somebody works on are left out. */
export function lockUninvoiced(tx: Transaction<Database>, after: number, limit: number): Promise<PaidOrder[]> {
  return tx
    .selectFrom('orders')
    .select(['id', 'number', 'status'])
    .where('number', '>', after)
    .where('status', 'in', ['completed', 'refunded'])
    .where('amount_cents', '>', 0)
    .where(({ not, exists, selectFrom, or, and, eb }) => {
      const issued = selectFrom('invoices').select('invoices.id').whereRef('invoices.order_id', '=', 'orders.id');
      const credit = issued.where('invoices.kind', '=', 'credit_note');
      // A former release refunds without a credit note.
      return or([not(exists(issued)), and([eb('status', '=', 'refunded'), not(exists(credit))])]);
    })
    .orderBy('number')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

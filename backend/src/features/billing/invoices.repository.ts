import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { toBusinessYear } from '../../../../contract/rules/business-day.ts';
import type { Database, InvoiceKind, StoredRate } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { InvoicesTable } from '../../db/tables.gen.ts';

export const INVOICE_COLUMNS = [
  'id',
  'kind',
  'year',
  'number',
  'order_id',
  'credits_id',
  'currency',
  'net_cents',
  'tax_cents',
  'total_cents',
  'document',
  'issued_at',
] as const;

export type InvoiceRow = Pick<Selectable<InvoicesTable>, (typeof INVOICE_COLUMNS)[number]>;

/** The invoice that the studio has written, of the document itself or of the one that it credits. */
export const DIRECT_INVOICE_ID = sql<string>`coalesce(invoices.credits_id, invoices.id)`;

/** Invoice and credit notes of an order, oldest first. */
export function listInvoices(db: Kysely<Database>, orderId: string): Promise<InvoiceRow[]> {
  return db
    .selectFrom('invoices')
    .select(INVOICE_COLUMNS)
    .where('order_id', '=', orderId)
    .orderBy(sql`kind = 'credit_note'`)
    .orderBy('issued_at')
    .orderBy('number')
    .execute();
}

/** One invoice or credit note, with the id of its customer. */
export function findInvoice(
  db: Kysely<Database>,
  id: string,
): Promise<(InvoiceRow & { user_id: string | null }) | undefined> {
  return db
    .selectFrom('invoices')
    .leftJoin('orders', 'orders.id', 'invoices.order_id')
    .leftJoin('direct_invoices', (join) => join.on('direct_invoices.invoice_id', '=', DIRECT_INVOICE_ID))
    .select(INVOICE_COLUMNS.map((column) => `invoices.${column}` as const))
    .select(({ fn }) => fn.coalesce('orders.user_id', 'direct_invoices.user_id').as('user_id'))
    .where('invoices.id', '=', id)
    .executeTakeFirst();
}

/** The id of an order's customer; undefined when there is no such order. */
export async function findOrderUserId(db: Kysely<Database>, orderId: string): Promise<string | null | undefined> {
  const row = await db.selectFrom('orders').select('user_id').where('id', '=', orderId).executeTakeFirst();
  return row?.user_id;
}

/** Serialises the invoicing of an order; the next statement sees the invoices of an earlier transaction. */
export async function lockOrder(tx: Transaction<Database>, orderId: string): Promise<void> {
  await tx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
}

/** Order data shown on the invoice. */
export interface InvoicedOrder {
  id: string;
  number: number;
  user_id: string | null;
  product_name: string;
  tier: string | null;
  amount_cents: number;
  currency: string;
  created_at: Date;
  purchase_order: string | null;
}

export function findInvoicedOrder(tx: Transaction<Database>, orderId: string): Promise<InvoicedOrder | undefined> {
  return tx
    .selectFrom('orders')
    .select(['id', 'orders.number', 'user_id', 'product_name', 'tier', 'amount_cents', 'currency', 'created_at'])
    .leftJoin('purchase_orders', 'purchase_orders.order_id', 'orders.id')
    .select('purchase_orders.number as purchase_order')
    .where('id', '=', orderId)
    .executeTakeFirst();
}

/** A line of an order as it is invoiced. */
export interface InvoicedOrderLine {
  product_name: string;
  tier: string | null;
  quantity: number;
  amount_cents: number;
  /** null when it is to be computed from the terms of the order */
  tax_cents: number | null;
  /** null for a single product */
  bundle_name: string | null;
  /** of the plan that it bought, renewed or upgraded; null without a plan */
  term: { holds_until: Date | null } | null;
}

/** The lines of an order with the terms of their plans. */
export async function listInvoicedLines(tx: Transaction<Database>, orderId: string): Promise<InvoicedOrderLine[]> {
  const rows = await tx
    .selectFrom('order_lines')
    .leftJoin('plan_changes', 'plan_changes.line_id', 'order_lines.id')
    .leftJoin('entitlements', (join) =>
      join.on('entitlements.line_id', '=', ({ fn, ref }) =>
        fn.coalesce(ref('plan_changes.root_id'), ref('order_lines.id')),
      ),
    )
    .select(['order_lines.product_name', 'order_lines.tier', 'quantity', 'amount_cents', 'tax_cents', 'holds_until'])
    .select(['bundle_name', 'entitlements.line_id as held'])
    .where('order_lines.order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map(({ held, holds_until, ...line }) => ({ ...line, term: held === null ? null : { holds_until } }));
}

interface TaxSettings {
  rates: StoredRate[];
  included: boolean;
  sellerCountry: string;
  taxNumber: string;
}

/** Tax rates by country, whether prices include tax, and the seller's country. */
export function getTaxSettings(db: Kysely<Database>): Promise<TaxSettings> {
  return db
    .selectFrom('invoice_settings')
    .select(['rates', 'prices_include_tax as included', 'seller_country as sellerCountry', 'tax_number as taxNumber'])
    .executeTakeFirstOrThrow();
}

/** The next number of the year. Later callers wait until this transaction ends, so call it last. */
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
  const year = toBusinessYear(values.issued_at, await findShopZone(tx));
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
  created_at: Date;
}

/**
 * The next paid orders after a number without an invoice or without a credit note, locked; orders locked elsewhere are
 * skipped.
 */
export function lockUninvoicedOrders(tx: Transaction<Database>, after: number, limit: number): Promise<PaidOrder[]> {
  return tx
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'created_at'])
    .where('number', '>', after)
    .where('status', 'in', ['completed', 'refunded'])
    .where('amount_cents', '>', 0)
    .where(({ not, exists, selectFrom, or, and, eb }) => {
      const issued = selectFrom('invoices').select('invoices.id').whereRef('invoices.order_id', '=', 'orders.id');
      const credit = issued.where('invoices.kind', '=', 'credit_note');
      // An earlier release refunds without a credit note.
      return or([not(exists(issued)), and([eb('status', '=', 'refunded'), not(exists(credit))])]);
    })
    .orderBy('number')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

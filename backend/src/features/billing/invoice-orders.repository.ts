import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

export async function insertInvoiceOrder(tx: Transaction<Database>, orderId: string, dueOn: string): Promise<void> {
  await tx.insertInto('invoice_orders').values({ order_id: orderId, due_on: dueOn }).execute();
}

/** The last day to pay an order on invoice, `yyyy-mm-dd`; undefined for any other order. */
export async function findDueDay(db: Kysely<Database>, orderId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('invoice_orders')
    .select(sql<string>`due_on::text`.as('dueOn'))
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.dueOn;
}

/** Whether the invoice of an order was cancelled with a credit note. */
export async function hasCreditNote(tx: Transaction<Database>, orderId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('invoices')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'credit_note')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** An unpaid order on invoice with its payment, for reminders. */
export interface UnpaidInvoiceOrder {
  orderId: string;
  userId: string;
  paymentId: string;
  invoiceId: string;
  dueOn: string;
  /** the customer has reported a transfer that is not decided */
  isUnderReview: boolean;
}

const selectUnpaid = (db: Kysely<Database>) =>
  db
    .selectFrom('invoice_orders')
    .innerJoin('orders', 'orders.id', 'invoice_orders.order_id')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .innerJoin('invoices', (join) =>
      join.onRef('invoices.order_id', '=', 'orders.id').on('invoices.kind', '=', 'invoice'),
    )
    .select(['orders.id as orderId', 'payments.id as paymentId', 'invoices.id as invoiceId'])
    .select(({ ref }) => [
      sql<string>`${ref('orders.user_id')}`.as('userId'),
      sql<string>`invoice_orders.due_on::text`.as('dueOn'),
      sql<boolean>`payments.hold is not null`.as('isUnderReview'),
    ])
    .where('orders.status', 'in', ['pending', 'processing'])
    .where('orders.user_id', 'is not', null)
    .where('payments.status', 'in', ['created', 'pending']);

/** The ids of unpaid orders on invoice that are due between two days. */
export async function listOrdersToRemind(
  db: Kysely<Database>,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const rows = await selectUnpaid(db)
    .where(sql<boolean>`invoice_orders.due_on between ${from}::date and ${to}::date`)
    .orderBy('invoice_orders.due_on')
    .orderBy('orders.number')
    .execute();
  return rows.map(({ orderId }) => orderId);
}

/** An unpaid order on invoice, locked until the transaction ends. */
export function lockUnpaidOrder(tx: Transaction<Database>, orderId: string): Promise<UnpaidInvoiceOrder | undefined> {
  return selectUnpaid(tx).where('orders.id', '=', orderId).forUpdate('orders').executeTakeFirst();
}

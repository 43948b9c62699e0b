import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { REFUND_REQUEST_COLUMNS, type RefundRequestRow } from './orders.repository.ts';

type NewRequest = { order_id: string } & Pick<
  RefundRequestRow,
  'line_id' | 'amount_cents' | 'reason' | 'conversation_id' | 'created_at'
>;

export function insertRefundRequest(tx: Transaction<Database>, request: NewRequest): Promise<RefundRequestRow> {
  return tx.insertInto('refund_requests').values(request).returning(REFUND_REQUEST_COLUMNS).executeTakeFirstOrThrow();
}

/**
 * Claims the announcement of a request and returns it with its order; undefined when it was already announced or
 * deleted.
 */
export function claimUnannouncedRequest(tx: Transaction<Database>, id: string, at: Date) {
  return tx
    .updateTable('refund_requests')
    .from('orders')
    .set({ announced_at: at })
    .where('refund_requests.id', '=', id)
    .where('announced_at', 'is', null)
    .whereRef('orders.id', '=', 'refund_requests.order_id')
    .returning(['line_id', 'refund_requests.amount_cents', 'reason'])
    .returning(['order_id', 'orders.number', 'orders.user_id', 'orders.product_id', 'product_name', 'tier'])
    .executeTakeFirst();
}

/** The request of an order, locked until the transaction ends. */
export function lockRefundRequest(
  tx: Transaction<Database>,
  orderId: string,
  id: string,
): Promise<RefundRequestRow | undefined> {
  return tx
    .selectFrom('refund_requests')
    .select(REFUND_REQUEST_COLUMNS)
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
}

export async function declineRefundRequest(
  tx: Transaction<Database>,
  id: string,
  { answer, at }: { answer: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('refund_requests')
    .set({ status: 'declined', answer, decided_at: at })
    .where('id', '=', id)
    .execute();
}

/** The number of waiting requests, and the order that has waited longest. */
export async function countOpenRequests(db: Kysely<Database>): Promise<{ total: number; first: string | null }> {
  const waiting = db.selectFrom('refund_requests').where('status', '=', 'waiting');
  const { total } = await waiting.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const first = await waiting.select('order_id').orderBy('created_at').orderBy('id').limit(1).executeTakeFirst();
  return { total, first: first?.order_id ?? null };
}

/** Deletes the requests about a user's orders; the orders stay. */
export async function deleteUserRefundRequests(tx: Transaction<Database>, userId: string): Promise<void> {
  await sql`delete from refund_requests using orders
    where orders.id = refund_requests.order_id and orders.user_id = ${userId}`.execute(tx);
}

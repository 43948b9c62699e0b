import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { findOrderPayment } from './payments.repository.ts';

/** Administrators with accounting rights. */
export async function listAccountingAdmins(tx: Transaction<Database>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users where role = 'super_admin' and status = 'active' and deleted_at is null
       and rights && array['all', 'accounting']::text[] order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Whether the payment of an order is currently disputed. */
export async function isDisputed(db: Kysely<Database>, orderId: string): Promise<boolean> {
  const payment = await findOrderPayment(db, orderId);
  return payment?.status === 'disputed';
}

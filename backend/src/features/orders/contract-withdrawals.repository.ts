import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { isDelivered, isWithdrawalOpen } from './orders.repository.ts';

export interface WithdrawalOrder {
  id: string;
  number: number;
  product_name: string;
  cents: number;
  orderedAt: Date;
  consentedAt: Date | null;
  isDelivered: boolean;
  user_id: string;
  customer: string;
  /** of the buyer, in the terms of the order; empty when unknown */
  country: string;
}

/** The order with this number whose customer has the email, in any spelling that reaches the same person. */
export async function findOrderOfEmail(
  db: Kysely<Database>,
  number: number,
  email: string,
): Promise<WithdrawalOrder | undefined> {
  return db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .leftJoin('order_terms', 'order_terms.order_id', 'orders.id')
    .select(['orders.id', 'orders.number', 'orders.product_name', 'orders.amount_cents as cents'])
    .select(['orders.created_at as orderedAt', 'users.id as user_id', 'users.name as customer'])
    .leftJoin('withdrawal_consents', 'withdrawal_consents.order_id', 'orders.id')
    .select(['withdrawal_consents.agreed_at as consentedAt', isDelivered.as('isDelivered')])
    .select(sql<string>`coalesce(order_terms.country, '')`.as('country'))
    .where('orders.number', '=', number)
    .where(sql<boolean>`users.person_key = person_key(${email})`)
    .executeTakeFirst();
}

/** Records a statement with its order. @returns when the order's first statement was received, this or an earlier one */
export async function insertWithdrawal(
  tx: Transaction<Database>,
  statement: { order_id: string; name: string; email: string; received_at: Date },
): Promise<{ receivedAt: Date; isFirst: boolean }> {
  const inserted = await tx
    .insertInto('contract_withdrawals')
    .values(statement)
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .returning('received_at')
    .executeTakeFirst();
  if (inserted) return { receivedAt: inserted.received_at, isFirst: true };
  const { received_at } = await tx
    .selectFrom('contract_withdrawals')
    .select('received_at')
    .where('order_id', '=', statement.order_id)
    .executeTakeFirstOrThrow();
  return { receivedAt: received_at, isFirst: false };
}

/** Closes the statement of an order; `wasOpen` is false for one that is closed already, undefined without one. */
export async function closeWithdrawal(
  tx: Transaction<Database>,
  orderId: string,
  at: Date,
): Promise<{ number: number; wasOpen: boolean } | undefined> {
  const row = await tx
    .selectFrom('contract_withdrawals')
    .innerJoin('orders', 'orders.id', 'contract_withdrawals.order_id')
    .select(['orders.number', 'contract_withdrawals.closed_at'])
    .where('contract_withdrawals.order_id', '=', orderId)
    .forUpdate('contract_withdrawals')
    .executeTakeFirst();
  if (!row) return undefined;
  await tx
    .updateTable('contract_withdrawals')
    .set({ closed_at: at })
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .execute();
  return { number: row.number, wasOpen: row.closed_at === null };
}

/** The number of open statements, and the order that has waited longest. */
export async function countOpenWithdrawals(db: Kysely<Database>): Promise<{ total: number; first: string | null }> {
  const open = db
    .selectFrom('contract_withdrawals')
    .innerJoin('orders', 'orders.id', 'contract_withdrawals.order_id')
    .where(isWithdrawalOpen);
  const { total } = await open.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const first = await open.select('order_id').orderBy('received_at').orderBy('order_id').limit(1).executeTakeFirst();
  return { total, first: first?.order_id ?? null };
}

/** Deletes the statements about a user's orders; the orders stay. */
export async function deleteUserWithdrawals(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx
    .deleteFrom('contract_withdrawals')
    .where('order_id', 'in', (eb) => eb.selectFrom('orders').select('id').where('user_id', '=', userId))
    .execute();
}

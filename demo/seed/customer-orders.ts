import { sql, type Transaction } from 'kysely';
import type { Database, OrderStatus } from '../../backend/src/db/schema.ts';
import { customerOrderNumber } from '../content/demo-customers/numbers.ts';
import type { LedgerOrder } from './ledger-plan.ts';

export interface NewOrder {
  product: number | null;
  name: string;
  tier: string | null;
  cents: number;
  status: OrderStatus;
  at: Date;
}

/**
 * The demo customer's orders, oldest first. Their numbers leave room for others' orders in between; if there are orders
 * already, they follow the highest number.
 */
export async function insertOrders(
  tx: Transaction<Database>,
  userId: string,
  orders: NewOrder[],
): Promise<LedgerOrder[]> {
  const highest = await tx.selectFrom('orders').select('number').orderBy('number', 'desc').limit(1).executeTakeFirst();
  const numberOf = (index: number) =>
    highest ? highest.number + 1 + index : customerOrderNumber(index, orders.length);
  const rows = orders.map((order, index) => ({ ...order, number: numberOf(index) }));
  const { rows: inserted } = await sql<LedgerOrder>`
    insert into orders (number, user_id, product_id, product_name, tier, amount_cents, status, created_at, updated_at)
    overriding system value
    select r.number, ${userId}::uuid, r.product, r.name, r.tier, r.cents, r.status, r.at, r.at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(number bigint, product integer, name text, tier text,
        cents bigint, status text, at timestamptz)
     order by r.number
    returning id, number, amount_cents, status, created_at`.execute(tx);
  await resetOrderSequence(tx);
  return inserted;
}

/** The next order gets the number after the highest one. */
export const resetOrderSequence = (tx: Transaction<Database>) =>
  sql`select setval(pg_get_serial_sequence('orders', 'number'), max(number)) from orders having count(*) > 0`.execute(
    tx,
  );

import type { Transaction } from 'kysely';
import type { Database, OrderStatus } from '../../backend/src/db/schema.ts';
import { type LedgerOrder, REFUND_AFTER_MS } from './ledger-plan.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The status history of an order by its current status, with the time of each step after the order. */
const WAYS: Record<OrderStatus, [OrderStatus, number][]> = {
  pending: [['pending', 0]],
  processing: [
    ['pending', 0],
    ['processing', 0.7 * HOUR_MS],
  ],
  completed: [
    ['pending', 0],
    ['processing', 0.7 * HOUR_MS],
    ['completed', 5 * HOUR_MS],
  ],
  cancelled: [
    ['pending', 0],
    ['cancelled', 26 * HOUR_MS],
  ],
  refunded: [
    ['pending', 0],
    ['processing', 0.7 * HOUR_MS],
    ['completed', 5 * HOUR_MS],
    ['refunded', REFUND_AFTER_MS],
  ],
};

/** The status history of the demo's orders; nothing is later than `now`. */
export async function insertHistory(tx: Transaction<Database>, orders: LedgerOrder[], now: Date): Promise<void> {
  const events = orders.flatMap(({ id, status, created_at }) =>
    WAYS[status].map(([reached, after]) => ({
      order_id: id,
      status: reached,
      created_at: new Date(Math.min(created_at.getTime() + after, now.getTime())),
    })),
  );
  await tx.insertInto('order_events').values(events).execute();
}

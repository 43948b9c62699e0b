import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { OrdersTable } from '../../db/schema-commerce.ts';

const LIST_LIMIT = 500;
const columns = ['id', 'number', 'product_name', 'amount_cents', 'status', 'created_at'] as const;

export type OrderRow = Pick<Selectable<OrdersTable>, (typeof columns)[number]>;

/** The person's orders, newest first, at most 500. */
export function findOrders(db: Kysely<Database>, userId: string): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(LIST_LIMIT)
    .execute();
}

import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { type AdminOrderListRow, withCustomers } from './admin-orders.repository.ts';
import { refundedOfLine } from './order-lines.repository.ts';

/**
 * Completed orders of a product, also those refunded later; what its lines cost, and the refunded or pending part of it in
 * cents.
 */
interface SalesRow {
  orders: number;
  revenue: number;
  refunded: number;
}

const LATEST_ORDERS = 10;

const sums = sql`count(*)::bigint as orders, coalesce(sum(order_lines.amount_cents), 0)::bigint as revenue,
  coalesce(sum(${refundedOfLine}), 0)::bigint as refunded`;

const soldLines = (productId: number) => sql`order_lines join orders on orders.id = order_lines.order_id
  where order_lines.product_id = ${productId} and orders.status in ('completed', 'refunded') and not orders.moved_in`;

export async function productExists(db: Kysely<Database>, id: number): Promise<boolean> {
  const query = db.selectFrom('products').select('id').where('id', '=', id).where('deleted_at', 'is', null);
  return (await query.executeTakeFirst()) !== undefined;
}

export async function sumSales(db: Kysely<Database>, productId: number): Promise<SalesRow> {
  const { rows } = await sql<SalesRow>`
    select ${sums} from ${soldLines(productId)}`.execute(db);
  return rows[0] ?? { orders: 0, revenue: 0, refunded: 0 };
}

/** By the name of the plan at the time of the order. */
export async function sumSalesByPlan(
  db: Kysely<Database>,
  productId: number,
): Promise<(SalesRow & { tier: string | null })[]> {
  const { rows } = await sql<SalesRow & { tier: string | null }>`
    select order_lines.tier, ${sums} from ${soldLines(productId)}
     group by order_lines.tier order by revenue desc, order_lines.tier nulls last`.execute(db);
  return rows;
}

/** By the month (`yyyy-mm`) of the order, since the first of these. */
export async function sumSalesByMonth(
  db: Kysely<Database>,
  productId: number,
  { since, timeZone }: { since: Date; timeZone: string },
): Promise<(SalesRow & { month: string })[]> {
  const month = sql`to_char(orders.created_at at time zone ${timeZone}::text, 'YYYY-MM')`;
  const { rows } = await sql<SalesRow & { month: string }>`
    select ${month} as month, ${sums} from ${soldLines(productId)} and orders.created_at >= ${since} group by 1`.execute(
    db,
  );
  return rows;
}

/** The latest orders in any state, newest first. */
export const listLatestOrders = (db: Kysely<Database>, productId: number): Promise<AdminOrderListRow[]> =>
  withCustomers(db)
    .where('orders.id', 'in', (eb) =>
      eb.selectFrom('order_lines').select('order_lines.order_id').where('order_lines.product_id', '=', productId),
    )
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.number', 'desc')
    .limit(LATEST_ORDERS)
    .execute();

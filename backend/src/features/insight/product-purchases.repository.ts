import { type Kysely, sql } from 'kysely';
import { POPULAR_DAYS } from '../../../../contract/rules/popularity.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';

/** Recounts how often products were bought recently: free and refunded orders are no purchases. */
export const countPurchases = (db: Kysely<Database>, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    await sql`delete from product_purchases`.execute(tx);
    await sql`
      insert into product_purchases (product_id, orders)
      select line.product_id, count(distinct orders.id)
        from orders join order_lines line on line.order_id = orders.id
       where orders.status = 'completed' and orders.created_at >= ${now}::timestamptz - make_interval(days => ${POPULAR_DAYS})
         and line.product_id is not null and line.amount_cents > 0
       group by line.product_id`.execute(tx);
  });

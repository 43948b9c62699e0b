import { sql, type Transaction } from 'kysely';
import type { PlanChange } from '../../../../contract/rules/active-plans.ts';
import type { Database } from '../../db/schema.ts';

interface RepeatedPurchase {
  userId: string;
  productId: number;
  planId: string;
  change: PlanChange['kind'] | null;
  rootId: string | null;
  since: Date;
}

/**
 * Whether the same plan was bought since then: completed, in progress, or with a reported payment. Accounts and guests
 * with the same normalised email are one user; without the same name nothing is revealed about an email.
 */
export async function hasPurchasedSince(
  tx: Transaction<Database>,
  { userId, productId, planId, change, rootId, since }: RepeatedPurchase,
): Promise<boolean> {
  const { rows } = await sql`
    select from orders o
      join order_lines line on line.order_id = o.id
      left join order_promises promise on promise.line_id = line.id
     where o.user_id in (
         select ${userId}::uuid union all
         select other.id from users buyer join users other
             on other.person_key = buyer.person_key and lower(other.name) = lower(buyer.name)
          where buyer.id = ${userId})
       and line.product_id = ${productId} and line.plan_id = ${planId}
       and exists (select from order_events event where event.order_id = o.id and event.created_at >= ${since})
       and promise.change is not distinct from ${change}::text and promise.root_id is not distinct from ${rootId}::uuid
       and (o.status in ('processing', 'completed') or o.status = 'pending' and exists (
         select from payments where payments.order_id = o.id and payments.hold is not null))
     limit 1`.execute(tx);
  return rows.length > 0;
}

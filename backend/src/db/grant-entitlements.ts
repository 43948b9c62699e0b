import { sql, type Transaction } from 'kysely';
import { DEFAULT_RIGHTS } from '../../shared/plan-rights.ts';
import { grantLicence } from './grant-licences.ts';
import { applyChange } from './plan-changes.ts';
import type { Database } from './schema.ts';

/** Months are counted by the shop's calendar, whatever the session's time zone is. */
const later = (from: string, months: string) =>
  sql`(${sql.raw(from)} at time zone shop_zone() + make_interval(months => (given.rights ->> ${months})::integer)) at time zone shop_zone()`;

/** @param which orders, as a condition on `orders` @param reminded whether the end of the plan counts as told */
async function grant(
  tx: Transaction<Database>,
  which: ReturnType<typeof sql>,
  from: string,
  reminded: boolean,
): Promise<void> {
  await sql`insert into entitlements (order_id, plan_id, tier, activations, updates_until, support_until, holds_until,
                              term_months, reminded_for, created_at)
    select orders.id, orders.plan_id, orders.tier, coalesce((given.rights ->> 'activations')::integer, ${DEFAULT_RIGHTS.activations}),
           ${later(from, 'updateMonths')},
           case when (given.rights ->> 'supportMonths')::integer > 0 then ${later(from, 'supportMonths')} end,
           ${later(from, 'termMonths')}, (given.rights ->> 'termMonths')::integer,
           case when ${reminded} then ${later(from, 'termMonths')} end,
           ${sql.raw(from)}
      from orders
      left join products on products.id = orders.product_id
      left join order_promises on order_promises.order_id = orders.id
      left join lateral (
        select plan -> 'rights' as listed from jsonb_array_elements(products.pricing || products.retired_plans) as plan
         where plan ->> 'id' = orders.plan_id::text limit 1
      ) as bought on true
      cross join lateral (select coalesce(order_promises.rights, listed) as rights) as given
     where orders.status = 'completed' and orders.tier is not null and order_promises.root_id is null
       and ${which}
    on conflict (order_id) do nothing`.execute(tx);
}

/**
 * Gives the buyer of a completed order what its plan gave when it was made, once; an order without a plan gives nothing. Of
 * orders without a promise it is what the plan gives now. With it comes the licence key, where the product has keys. An order
 * that goes on with an earlier one changes what that gave.
 * @returns the earlier order
 */
export async function grantEntitlement(tx: Transaction<Database>, orderId: string, at: Date): Promise<string | null> {
  const root = await applyChange(tx, orderId, at);
  if (root !== null) return root;
  await grant(tx, sql`orders.id = ${orderId}`, 'orders.updated_at', false);
  await grantLicence(tx, orderId);
  return null;
}

/** The same for all completed orders that have none yet, from the day on which they were made; nobody is reminded of their ends. */
export function grantMissing(tx: Transaction<Database>): Promise<void> {
  return grant(
    tx,
    sql`not exists (select from entitlements where entitlements.order_id = orders.id)
        and not exists (select from plan_changes where plan_changes.order_id = orders.id)`,
    'orders.created_at',
    true,
  );
}

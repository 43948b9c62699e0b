import { sql, type Transaction } from 'kysely';
import { DEFAULT_RIGHTS } from '../../../contract/rules/plan-rights.ts';
import { grantedRights } from '../../../contract/rules/plan-terms.ts';
import { grantLicence } from './grant-licences.ts';
import { applyChange } from './plan-changes.ts';
import type { Database, StoredPrice } from './schema.ts';

/** Months are counted in the shop's time zone, whatever the session's is. */
const later = (from: string, months: string) =>
  sql`(${sql.raw(from)} at time zone shop_zone() + make_interval(months => (given.rights ->> ${months})::integer)) at time zone shop_zone()`;

/** The current rights of the plans of completed orders that have no snapshot, as JSON. */
async function listedRights(tx: Transaction<Database>, condition: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await sql<{ plan: StoredPrice }>`select distinct plan
      from orders
      join products on products.id = orders.product_id
      left join order_promises on order_promises.order_id = orders.id
      cross join lateral jsonb_array_elements(products.pricing || products.retired_plans) as plan
     where orders.status = 'completed' and order_promises.rights is null and plan ->> 'id' = orders.plan_id::text
       and ${condition}`.execute(tx);
  return JSON.stringify(rows.map(({ plan }) => ({ plan_id: plan.id, rights: grantedRights(plan) })));
}

/**
 * @param condition orders, as a condition on `orders` @param isReminded whether the holder counts as reminded of the plan's
 * end
 */
async function grant(
  tx: Transaction<Database>,
  condition: ReturnType<typeof sql>,
  from: string,
  isReminded: boolean,
): Promise<void> {
  await sql`insert into entitlements (order_id, plan_id, tier, activations, updates_until, support_until, holds_until,
                              term_months, reminded_for, created_at)
    select orders.id, orders.plan_id, orders.tier, coalesce((given.rights ->> 'activations')::integer, ${DEFAULT_RIGHTS.activations}),
           ${later(from, 'updateMonths')},
           case when (given.rights ->> 'supportMonths')::integer > 0 then ${later(from, 'supportMonths')} end,
           ${later(from, 'termMonths')}, (given.rights ->> 'termMonths')::integer,
           case when ${isReminded} then ${later(from, 'termMonths')} end,
           ${sql.raw(from)}
      from orders
      left join order_promises on order_promises.order_id = orders.id
      left join jsonb_to_recordset(${await listedRights(tx, condition)}::jsonb) as listed (plan_id uuid, rights jsonb)
        on listed.plan_id = orders.plan_id
      cross join lateral (select coalesce(order_promises.rights, listed.rights) as rights) as given
     where orders.status = 'completed' and orders.tier is not null and order_promises.root_id is null
       and ${condition}
    on conflict (order_id) do nothing`.execute(tx);
}

/**
 * Grants the buyer of a completed order the plan's rights as of when it was made, once; an order without a plan grants
 * nothing. For orders without a snapshot, the plan's current rights. A licence key is included if the product has keys.
 * A renewal or upgrade changes the rights of the earlier order.
 * @returns the earlier order
 */
export async function grantEntitlement(tx: Transaction<Database>, orderId: string, at: Date): Promise<string | null> {
  const root = await applyChange(tx, orderId, at);
  if (root !== null) return root;
  await grant(tx, sql`orders.id = ${orderId}`, 'orders.updated_at', false);
  await grantLicence(tx, orderId);
  return null;
}

/**
 * The same for all completed orders without rights, starting on their order date; no one is reminded of their end
 * dates.
 */
export function grantMissingEntitlements(tx: Transaction<Database>): Promise<void> {
  return grant(
    tx,
    sql`not exists (select from entitlements where entitlements.order_id = orders.id)
        and not exists (select from plan_changes where plan_changes.order_id = orders.id)`,
    'orders.created_at',
    true,
  );
}

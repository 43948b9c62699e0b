import { sql, type Transaction } from 'kysely';
import { DEFAULT_RIGHTS } from '../../../contract/rules/plan-rights.ts';
import { grantedRights } from '../../../contract/rules/plan-terms.ts';
import { grantLicence } from './grant-licences.ts';
import { applyChange } from './plan-changes.ts';
import type { Database, StoredPrice } from './schema.ts';
import { copySeatRights, isSeatLine } from './seat-lines.ts';

/** Months are counted in the shop's time zone, whatever the session's is. */
const later = (from: string, months: string) =>
  sql`(${sql.raw(from)} at time zone shop_zone() + make_interval(months => (given.rights ->> ${months})::integer)) at time zone shop_zone()`;

/** The current rights of the plans of completed orders that have no snapshot, as JSON. */
async function listedRights(tx: Transaction<Database>, condition: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await sql<{ plan: StoredPrice }>`select distinct plan
      from order_lines
      join orders on orders.id = order_lines.order_id
      join products on products.id = order_lines.product_id
      left join order_promises on order_promises.line_id = order_lines.id
      cross join lateral jsonb_array_elements(products.pricing || products.retired_plans) as plan
     where orders.status = 'completed' and order_promises.rights is null and plan ->> 'id' = order_lines.plan_id::text
       and ${condition}`.execute(tx);
  return JSON.stringify(rows.map(({ plan }) => ({ plan_id: plan.id, rights: grantedRights(plan) })));
}

/**
 * @param condition lines, as a condition on `order_lines` @param isReminded whether the holder counts as reminded of the plan's
 * end
 */
async function grant(
  tx: Transaction<Database>,
  condition: ReturnType<typeof sql>,
  from: string,
  isReminded: boolean,
): Promise<void> {
  await sql`insert into entitlements (line_id, plan_id, tier, activations, updates_until, support_until, holds_until,
                              term_months, reminded_for, created_at)
    select order_lines.id, order_lines.plan_id, order_lines.tier,
           case when ${isSeatLine} then 1 else order_lines.quantity end
             * coalesce((given.rights ->> 'activations')::integer, ${DEFAULT_RIGHTS.activations}),
           ${later(from, 'updateMonths')},
           case when (given.rights ->> 'supportMonths')::integer > 0 then ${later(from, 'supportMonths')} end,
           ${later(from, 'termMonths')}, (given.rights ->> 'termMonths')::integer,
           case when ${isReminded} then ${later(from, 'termMonths')} end,
           ${sql.raw(from)}
      from order_lines
      join orders on orders.id = order_lines.order_id
      left join order_promises on order_promises.line_id = order_lines.id
      left join jsonb_to_recordset(${await listedRights(tx, condition)}::jsonb) as listed (plan_id uuid, rights jsonb)
        on listed.plan_id = order_lines.plan_id
      cross join lateral (select coalesce(order_promises.rights, listed.rights) as rights) as given
     where orders.status = 'completed' and order_lines.tier is not null and order_promises.root_id is null
       and not exists (select from gifts where gifts.order_id = orders.id and gifts.claimed_order_id is distinct from orders.id)
       and ${condition}
    on conflict (line_id) do nothing`.execute(tx);
}

/**
 * Grants the buyer the rights of one line of a completed order as of when it was made, once; a line without a plan grants
 * nothing. For lines without a snapshot, the plan's current rights. Each unit adds the devices of its plan. A licence key is
 * included if the product has keys. A renewal or upgrade changes the rights of the earlier line. A gift grants its buyer
 * nothing, unless the buyer has kept it. Of seats, the buyer has the plan without a key.
 * @returns the earlier line
 */
export async function grantEntitlement(tx: Transaction<Database>, lineId: string, at: Date): Promise<string | null> {
  const root = await applyChange(tx, lineId, at);
  if (root !== null) return root;
  await grant(tx, sql`order_lines.id = ${lineId}`, 'orders.updated_at', false);
  await copySeatRights(tx, lineId);
  await grantLicence(tx, lineId);
  return null;
}

/**
 * The same for all completed orders without rights, starting on their order date; no one is reminded of their end
 * dates.
 */
export function grantMissingEntitlements(tx: Transaction<Database>): Promise<void> {
  return grant(
    tx,
    sql`not exists (select from entitlements where entitlements.line_id = order_lines.id)
        and not exists (select from plan_changes where plan_changes.line_id = order_lines.id)`,
    'orders.created_at',
    true,
  );
}

/** The rights of completed orders of an earlier shop, as of when they were made there. */
export const grantMovedEntitlements = (tx: Transaction<Database>, lineIds: readonly string[]): Promise<void> =>
  grant(tx, sql`order_lines.id = any(${lineIds}::uuid[])`, 'orders.created_at', false);

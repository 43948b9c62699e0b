import { type Kysely, sql } from 'kysely';

/** Part by part, so that no statement runs long on a large shop; rows that have an id are left alone. */
export const outsideTransaction = true;

const PART = 10_000;

/** The ids of what was sold so far. A plan that was held under a name that its product no longer has becomes a retired one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update products set retired_plans = retired_plans || lost.plans from (
      select product_id, jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'name', tier, 'price', cents / 100.0, 'features', '[]'::jsonb,
          'period', case months when 1 then 'month' when 3 then 'quarter' when 12 then 'year'
                    else coalesce(months || ' months', 'once') end,
          'rights', jsonb_build_object('activations', activations, 'updateMonths', null, 'supportMonths', 0, 'termMonths', months),
          'renewable', false) order by tier) as plans
        from (select distinct on (orders.product_id, entitlements.tier) orders.product_id, entitlements.tier,
                     -- of a plan that an upgrade gave: what was paid then and before, not the price of the first order
                     coalesce((select cents from plan_changes
                                where root_id = orders.id and plan_changes.tier = entitlements.tier and plan_changes.ended_at is null
                                order by plan_changes.created_at desc limit 1), orders.amount_cents) as cents, term_months as months, activations
                from entitlements join orders on orders.id = entitlements.order_id
               where entitlements.ended_at is null and plan_named(orders.product_id, entitlements.tier) is null
               order by orders.product_id, entitlements.tier, orders.created_at desc) as held
       group by product_id) as lost
    where products.id = lost.product_id`.execute(db);
  const { rows } = await sql<{ last: number }>`select coalesce(max(number), 0)::float8 as last from orders`.execute(db);
  for (let from = 0; from <= (rows[0]?.last ?? 0); from += PART) {
    const part = sql`number >= ${from} and number < ${from + PART}`;
    await sql`update orders set plan_id = plan_named(product_id, tier)
       where ${part} and plan_id is null and tier is not null`.execute(db);
    await sql`update plan_changes set plan_id = orders.plan_id from orders
       where orders.id = plan_changes.order_id and ${part} and plan_changes.plan_id is null`.execute(db);
    await sql`update entitlements set plan_id = plan_named(orders.product_id, entitlements.tier) from orders
       where orders.id = entitlements.order_id and ${part} and entitlements.plan_id is null`.execute(db);
  }
  await sql`update release_files set plan_ids = (
      select array_agg(coalesce(plan_named(product_id, named), '00000000-0000-0000-0000-000000000000') order by place)
        from unnest(plans) with ordinality as listed(named, place))
    from releases where releases.id = release_id and plans <> '{}' and plan_ids = '{}'`.execute(db);
}

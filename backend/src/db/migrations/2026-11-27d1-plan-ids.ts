import { type Kysely, sql } from 'kysely';

/**
 * Plans get ids, so that their names are labels. They stay in their product: those that are sold in `pricing`, those that are
 * not sold any longer, but held, in `retired_plans`. Whoever writes plans without ids, as a former server does, changes those of
 * the same names.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products add column retired_plans jsonb not null default '[]'`.execute(db);
  await sql`create function identify_plans() returns trigger language plpgsql as $$
    begin
      new.pricing := (
        select coalesce(jsonb_agg(case when plan ? 'id' then plan else plan || jsonb_build_object('id', coalesce(
            case when tg_op = 'UPDATE' then (
              select former ->> 'id' from jsonb_array_elements(old.pricing) as former
               where former ->> 'name' = plan ->> 'name' limit 1) end,
            gen_random_uuid()::text)) end order by place), '[]')
          from jsonb_array_elements(new.pricing) with ordinality as listed(plan, place));
      return new;
    end $$`.execute(db);
  await sql`create trigger products_plan_ids before insert or update of pricing on products
    for each row execute function identify_plans()`.execute(db);
  await sql`create function plan_named(product integer, plan_name text) returns uuid language sql stable as $$
    select (plan ->> 'id')::uuid from products, jsonb_array_elements(pricing || retired_plans) with ordinality as listed(plan, place)
     where products.id = product and plan ->> 'name' = plan_name order by place limit 1 $$`.execute(db);
  // Until now an empty term sold a month without an end. What was sold keeps what was agreed.
  await sql`update products set pricing = (
      select jsonb_agg(case
          when months is null or (plan ->> 'price')::numeric = 0 or (plan -> 'rights' ->> 'termMonths') is not null then plan
          else jsonb_set(plan, '{rights}', coalesce(plan -> 'rights',
            '{"activations": 1, "updateMonths": null, "supportMonths": 0}') || jsonb_build_object('termMonths', months)) end
        order by place)
        from jsonb_array_elements(pricing) with ordinality as listed(plan, place)
        left join (values ('month', 1), ('monthly', 1), ('quarter', 3), ('year', 12), ('yearly', 12)) as terms(period, months)
          on terms.period = lower(trim(plan ->> 'period')))
    where pricing <> '[]'`.execute(db);
}

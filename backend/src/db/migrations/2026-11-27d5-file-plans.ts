import { type Kysely, sql } from 'kysely';

/** Whom a file is for, by ids. A server that does not know of them reads and writes names, which are kept in step. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table release_files add column plan_ids uuid[] not null default '{}'`.execute(db);
  await sql`create function identify_file_plans() returns trigger language plpgsql as $$
    declare
      product integer;
    begin
      select product_id into product from releases where releases.id = new.release_id;
      if new.plan_ids = '{}' and new.plans <> '{}' then
        -- A former plan may still have holders: its file must not become one for everyone.
        new.plan_ids := (
          select array_agg(coalesce(plan_named(product, named), '00000000-0000-0000-0000-000000000000') order by place)
            from unnest(new.plans) with ordinality as listed(named, place));
      elsif new.plan_ids <> '{}' and new.plans = '{}' then
        new.plans := (
          select array_agg(coalesce(plan ->> 'name', listed.id::text) order by place)
            from unnest(new.plan_ids) with ordinality as listed(id, place)
            left join products on products.id = product
            left join lateral jsonb_array_elements(products.pricing || products.retired_plans) as plan
              on plan ->> 'id' = listed.id::text);
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger release_files_plans before insert on release_files
    for each row execute function identify_file_plans()`.execute(db);
  await sql`create function plan_release_file(held uuid, product integer, plan uuid) returns uuid language sql stable as $$
    select case when released.id is null then held else (
      select file_id from release_files
       where release_id = released.id and (plan_ids = '{}' or plan = any(plan_ids))
       order by plan_ids = '{}', position, file_id limit 1) end
    from (select 1) once left join lateral (
      select releases.id from releases join release_files on release_id = releases.id
       where releases.product_id = product and file_id = held
       order by releases.state = 'draft', releases.published_at desc limit 1) released on true $$`.execute(db);
}

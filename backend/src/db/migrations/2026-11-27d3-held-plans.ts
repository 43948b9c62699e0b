import { type Kysely, sql } from 'kysely';

/** Which plan is held. What a server that does not know of ids writes is found by the name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table entitlements add column plan_id uuid`.execute(db);
  await sql`create function name_held_plan() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        new.plan_id := coalesce(new.plan_id, (
          select coalesce(case when orders.tier = new.tier then orders.plan_id end, plan_named(orders.product_id, new.tier))
            from orders where orders.id = new.order_id));
      elsif new.tier <> old.tier and new.plan_id is not distinct from old.plan_id then
        new.plan_id := (select plan_named(orders.product_id, new.tier) from orders where orders.id = new.order_id);
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger entitlements_plan before insert or update of tier on entitlements
    for each row execute function name_held_plan()`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Which plan an order is for; `tier` stays its name as it was agreed. A server that does not know of ids names it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column plan_id uuid`.execute(db);
  await sql`create function name_order_plan() returns trigger language plpgsql as $$
    begin
      if new.plan_id is null and new.tier is not null then
        new.plan_id := plan_named(new.product_id, new.tier);
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger orders_plan before insert on orders for each row execute function name_order_plan()`.execute(
    db,
  );
}

import { type Kysely, sql } from 'kysely';

/** Which plan a renewal or an upgrade was for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table plan_changes add column plan_id uuid`.execute(db);
  await sql`create function name_changed_plan() returns trigger language plpgsql as $$
    begin
      new.plan_id := coalesce(new.plan_id, (select plan_id from orders where orders.id = new.order_id));
      return new;
    end $$`.execute(db);
  await sql`create trigger plan_changes_plan before insert on plan_changes
    for each row execute function name_changed_plan()`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** What a download holds follows the id of the plan, whatever it is called. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function hold_plan_file() returns trigger language plpgsql as $$
    declare
      chosen uuid;
    begin
      if new.product_id is null then
        return new;
      end if;
      select plan_release_file(new.file_id, new.product_id, plan_id) into chosen from entitlements where order_id = new.order_id;
      if not found or chosen is not null then
        new.file_id := coalesce(chosen, new.file_id);
      elsif tg_op = 'UPDATE' then
        new.file_id := old.file_id;
        new.version := old.version;
      end if;
      return new;
    end $$`.execute(db);
  await sql`create or replace trigger entitlements_plan_file after insert or update of tier, plan_id on entitlements
    for each row execute function follow_plan()`.execute(db);
}

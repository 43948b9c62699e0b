import { type Kysely, sql } from 'kysely';

/**
 * A file of a release may be for some plans only. What a download holds follows the plan: a purchase, a new version, another
 * plan or the end of one choose from the same release, whoever writes it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table release_files add column plans text[] not null default '{}'`.execute(db);
  await sql`create function plan_file(held uuid, product integer, plan text) returns uuid language sql stable as $$
    select case when released.id is null then held else (
      select file_id from release_files
       where release_id = released.id and (plans = '{}' or plan = any(plans))
       order by plans = '{}', position, file_id limit 1) end
    from (select 1) once left join lateral (
      select releases.id from releases join release_files on release_id = releases.id
       where releases.product_id = product and file_id = held
       order by releases.state = 'draft', releases.published_at desc limit 1) released on true $$`.execute(db);
  await sql`create function hold_plan_file() returns trigger language plpgsql as $$
    declare
      chosen uuid;
    begin
      if new.product_id is null then
        return new;
      end if;
      select plan_file(new.file_id, new.product_id, tier) into chosen from entitlements where order_id = new.order_id;
      if not found or chosen is not null then
        new.file_id := coalesce(chosen, new.file_id);
      elsif tg_op = 'UPDATE' then
        new.file_id := old.file_id;
        new.version := old.version;
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger downloads_plan_file before insert or update of file_id on downloads
    for each row execute function hold_plan_file()`.execute(db);
  await sql`create function follow_plan() returns trigger language plpgsql as $$
    begin
      update downloads set file_id = file_id where order_id = new.order_id;
      return null;
    end $$`.execute(db);
  await sql`create trigger entitlements_plan_file after insert or update of tier on entitlements
    for each row execute function follow_plan()`.execute(db);
}

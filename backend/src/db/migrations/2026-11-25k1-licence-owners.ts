import { type Kysely, sql } from 'kysely';

/**
 * Whose a licence is, beside its order: no index reaches over two tables, and a customer's list reads the newest of theirs
 * only. Triggers keep it right, whichever release writes; `k2-licence-owners` fills it in for the licences that are there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table licences add column user_id uuid`.execute(db);

  await sql`create function licence_owner() returns trigger language plpgsql as $$
  begin
    -- Whoever moves the order in this moment waits, and finds the licence then.
    new.user_id := (select user_id from orders where id = new.order_id for share);
    return new;
  end $$`.execute(db);
  await sql`create trigger licences_owner before insert on licences
    for each row execute function licence_owner()`.execute(db);

  await sql`create function order_owner_changed() returns trigger language plpgsql as $$
  begin
    update licences set user_id = new.user_id where order_id = new.id;
    return null;
  end $$`.execute(db);
  await sql`create trigger orders_owner_changed after update of user_id on orders
    for each row when (old.user_id is distinct from new.user_id) execute function order_owner_changed()`.execute(db);
}

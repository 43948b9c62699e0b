import { type Kysely, sql } from 'kysely';

/**
 * Orders in the order of their customers' names: no index reaches over two tables, so each order keeps the name in the
 * form that it is sorted by. Triggers keep it right, whichever release writes; `t21-order-customers` fills it in for the
 * orders that are there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column customer_sort text collate "C"`.execute(db);

  await sql`create function order_customer_sort() returns trigger language plpgsql as $$
  begin
    new.customer_sort := (select lower(name) from users where id = new.user_id);
    return new;
  end $$`.execute(db);
  await sql`create trigger orders_customer_sort before insert or update of user_id on orders
    for each row execute function order_customer_sort()`.execute(db);

  await sql`create function user_renamed() returns trigger language plpgsql as $$
  begin
    update orders set customer_sort = lower(new.name) where user_id = new.id;
    return null;
  end $$`.execute(db);
  await sql`create trigger users_renamed after update of name on users
    for each row when (lower(old.name) is distinct from lower(new.name)) execute function user_renamed()`.execute(db);
}

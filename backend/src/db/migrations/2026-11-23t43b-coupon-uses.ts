import { type Kysely, sql } from 'kysely';

/**
 * The code of an order and what it took off, which stay when the code is deleted. An order that is cancelled gives its use
 * back, whoever cancels it, and takes it again when late money completes it; of the others a person has one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table coupon_uses (
    order_id uuid primary key references orders (id) on delete cascade,
    coupon_id uuid references coupons (id) on delete set null,
    user_id uuid references users (id) on delete set null,
    code text not null,
    discount_cents bigint not null check (discount_cents > 0),
    released_at timestamptz(3)
  )`.execute(db);
  await sql`create unique index coupon_uses_person on coupon_uses (coupon_id, user_id)
    where released_at is null`.execute(db);
  await sql`create index coupon_uses_user on coupon_uses (user_id)`.execute(db);
  await sql`create function give_coupon_back() returns trigger language plpgsql as $$
  declare
    moved uuid;
  begin
    if new.status = 'cancelled' then
      update coupon_uses set released_at = new.updated_at
        where order_id = new.id and released_at is null returning coupon_id into moved;
      update coupons set uses = greatest(uses - 1, 0) where id = moved;
    else
      update coupon_uses u set released_at = null
        where u.order_id = new.id and u.released_at is not null and not exists (
          select from coupon_uses other
            where other.coupon_id = u.coupon_id and other.user_id = u.user_id and other.released_at is null)
        returning coupon_id into moved;
      update coupons set uses = uses + 1 where id = moved;
    end if;
    return new;
  end $$`.execute(db);
  await sql`create trigger orders_coupon after update of status on orders for each row
    when ((old.status = 'cancelled') <> (new.status = 'cancelled')) execute function give_coupon_back()`.execute(db);
}

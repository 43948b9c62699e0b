import { type Kysely, sql } from 'kysely';

/**
 * Rules that are per person go by the normalised address, whoever writes the row, a server of the former release included.
 * Domains reach the table in ASCII; those from before are filled by `e2b`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function person_key(email text) returns text language sql immutable as $$
    select regexp_replace(lower(normalize(btrim(email), NFKC)), '^([^+@]+)\\+.*@', '\\1@') $$`.execute(db);
  await sql`alter table users add column person_key text`.execute(db);
  await sql`create function set_person_key() returns trigger language plpgsql as $$
  begin
    new.person_key := person_key(new.email);
    return new;
  end $$`.execute(db);
  await sql`create trigger users_person_key before insert or update of email on users
    for each row execute function set_person_key()`.execute(db);
  // Late money takes a code again, unless another order of the same person holds it.
  await sql`create or replace function give_coupon_back() returns trigger language plpgsql as $$
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
          select from coupon_uses other join users person on person.id = other.user_id
            where other.coupon_id = u.coupon_id and other.released_at is null and (other.user_id = u.user_id
              or person.person_key = (select own.person_key from users own where own.id = u.user_id)))
        returning coupon_id into moved;
      update coupons set uses = uses + 1 where id = moved;
    end if;
    return new;
  end $$`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * What buyers say. The figures of a product follow its rows by a trigger: whoever changes reviews first waits for the
 * product, so that the last one to count has seen all of them. `fair_rating` sorts 'Best rated': ten reviews of four stars
 * are added, so that one review of five stars does not stand before a hundred of 4.9.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table reviews (
    id uuid primary key default gen_random_uuid(),
    product_id integer not null references products (id) on delete cascade,
    user_id uuid references users (id) on delete set null,
    guest_name text,
    stars smallint not null check (stars between 1 and 5),
    text text not null,
    status text not null check (status in ('pending', 'approved', 'rejected', 'spam')),
    answer text,
    created_at timestamptz(3) not null,
    edited_at timestamptz(3)
  )`.execute(db);
  await sql`create unique index reviews_person on reviews (user_id, product_id)`.execute(db);
  await sql`create index reviews_stars on reviews (product_id, stars) where status = 'approved'`.execute(db);
  await sql`create index reviews_read on reviews (product_id, created_at desc, id)
    where status = 'approved' and text <> ''`.execute(db);
  await sql`create index reviews_newest on reviews (created_at desc, id)`.execute(db);
  await sql`create index reviews_waiting on reviews (status, created_at desc, id)`.execute(db);
  await sql`alter table products add column fair_rating double precision not null default 0`.execute(db);
  await sql`update products set fair_rating = (rating * reviews + 40) / (reviews + 10) where reviews > 0`.execute(db);
  await sql`create function reviews_counted() returns trigger language plpgsql as $$
  begin
    perform 1 from products where id in (select product_id from changed_rows) order by id for no key update;
    update products set rating = coalesce(round(found.stars / nullif(found.n, 0), 1), 0), reviews = found.n,
      fair_rating = case when found.n = 0 then 0 else (found.stars + 40) / (found.n + 10) end
      from (select p.id, count(r.id) as n, coalesce(sum(r.stars), 0)::numeric as stars
        from products p left join reviews r on r.product_id = p.id and r.status = 'approved'
        where p.id in (select product_id from changed_rows) group by p.id) as found
      where products.id = found.id;
    return null;
  end $$`.execute(db);
  for (const [event, rows] of [
    ['insert', 'new table as changed_rows'],
    ['delete', 'old table as changed_rows'],
    ['update', 'new table as changed_rows'],
  ]) {
    await sql`create trigger ${sql.ref(`reviews_counted_${event}`)} after ${sql.raw(event ?? '')} on reviews
      referencing ${sql.raw(rows ?? '')} for each statement execute function reviews_counted()`.execute(db);
  }
}

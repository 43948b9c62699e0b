-- Reviews of products, and the invitations to write one.

-- Reviews by buyers.
create table reviews (
  id uuid primary key default gen_random_uuid(),
  product_id integer not null references products (id) on delete cascade,
  -- Null once the account has been erased, and for imported reviews without an account.
  user_id uuid references users (id) on delete set null,
  -- The author of an imported review.
  guest_name text,
  stars smallint not null check (stars between 1 and 5),
  -- Plain text; empty for a rating without text.
  text text not null,
  status text not null check (status in ('pending', 'approved', 'rejected', 'spam')),
  answer text,
  edited_at timestamptz(3),
  created_at timestamptz(3) not null
);
create unique index reviews_person on reviews (user_id, product_id);
create index reviews_stars on reviews (product_id, stars) where status = 'approved';
create index reviews_read on reviews (product_id, created_at desc, id) where status = 'approved' and text <> '';
create index reviews_newest on reviews (created_at desc, id);
create index reviews_waiting on reviews (status, created_at desc, id);
create index reviews_written on reviews (created_at desc, id) where text <> '';
create index reviews_decided on reviews (status, created_at desc, id) where text <> '';
create index reviews_starred on reviews (stars, created_at desc, id) where text <> '';
create index reviews_folded_trgm on reviews using gin (folded(text || chr(1) || coalesce(guest_name, '')) gin_trgm_ops);
create index reviews_folded_grams on reviews using gin (grams(folded(text || chr(1) || coalesce(guest_name, ''))));

-- Review invitations sent, by user and product.
create table review_invitations (
  user_id uuid not null references users (id) on delete cascade,
  product_id integer not null references products (id) on delete cascade,
  created_at timestamptz(3) not null,
  primary key (user_id, product_id)
);
create index review_invitations_product on review_invitations (product_id);

create function reviews_counted() returns trigger language plpgsql as $$
begin
  perform 1 from products where id in (select product_id from changed_rows) order by id for no key update;
  update products set rating = coalesce(round(found.stars / nullif(found.n, 0), 1), 0), reviews = found.n,
    fair_rating = case when found.n = 0 then 0 else (found.stars + 40) / (found.n + 10) end
    from (select p.id, count(r.id) as n, coalesce(sum(r.stars), 0)::numeric as stars
      from products p left join reviews r on r.product_id = p.id and r.status = 'approved'
      where p.id in (select product_id from changed_rows) group by p.id) as found
    where products.id = found.id;
  return null;
end $$;
comment on function reviews_counted is
  'A product''s figures follow its reviews. Locking the product first means that the last writer counts all of them. '
  '`fair_rating` adds ten reviews of four stars, so that one review of five stars is not listed before a hundred of '
  '4.9.';

create trigger reviews_counted_insert after insert on reviews
  referencing new table as changed_rows for each statement execute function reviews_counted();

create trigger reviews_counted_delete after delete on reviews
  referencing old table as changed_rows for each statement execute function reviews_counted();

create trigger reviews_counted_update after update on reviews
  referencing new table as changed_rows for each statement execute function reviews_counted();

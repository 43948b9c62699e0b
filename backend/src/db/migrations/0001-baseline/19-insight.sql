-- Figures of past days, so that a year is read from a few hundred rows. A job finalises days; triggers correct what
-- still changes in them (a status, an erased account, an imported order). Days that are not finalised are counted
-- live, so writers never wait for a shared counter.

-- One row: days before `until` are finalised, by the days of `time_zone`. `corrections` is incremented with every later
-- correction. A server that finalises days of UTC leaves `zoned_until` behind `until`: the figures are then rebuilt,
-- and counted live until that is done.
create table closed_days (
  id smallint primary key default 1 check (id = 1),
  until date not null default '-infinity',
  corrections integer not null default 0,
  time_zone text not null default 'UTC',
  zoned_until date not null default '-infinity'
);

insert into closed_days default values;

-- Revenue, new users and downloads of a day.
create table day_figures (
  day date primary key,
  revenue_cents bigint not null default 0,
  users integer not null default 0,
  downloads integer not null default 0
);

-- Orders of a day by status, and the sum of their totals.
create table day_orders (
  day date not null,
  status text not null,
  currency text not null,
  -- Orders of an earlier shop are listed, but not part of sales.
  moved_in boolean not null,
  orders integer not null,
  cents bigint not null,
  primary key (day, status, currency, moved_in)
);

-- Sales of a day by product; product 0 is none.
create table day_sales (
  day date not null,
  product_id integer not null,
  product_name text not null,
  orders integer not null default 0,
  cents bigint not null default 0,
  primary key (day, product_id, product_name)
);

-- The same of a month.
create table month_sales (
  month date not null,
  product_id integer not null,
  product_name text not null,
  orders integer not null default 0,
  cents bigint not null default 0,
  primary key (month, product_id, product_name)
);

-- Best sellers of a range of finalised days, computed once: summing a year of a large shop takes most of a second. A
-- correction within the range deletes the row.
create table kept_top_sales (
  from_day date not null,
  to_day date not null,
  products jsonb not null,
  primary key (from_day, to_day)
);

-- One row: days before `until` are summed up in `day_money`; the other columns as in `closed_days`.
create table closed_money (
  id smallint primary key default 1 check (id = 1),
  until date not null default '-infinity',
  time_zone text not null default 'UTC',
  zoned_until date not null default '-infinity'
);

insert into closed_money default values;

-- Money of a day. The row without a provider has what was paid and refunded for orders, and the tax in it; the others
-- have the fees of a provider.
create table day_money (
  day date not null,
  provider text not null default '',
  gross_cents bigint not null default 0,
  refunded_cents bigint not null default 0,
  tax_cents bigint not null default 0,
  fee_cents bigint not null default 0,
  -- Payments whose fee the provider has not reported.
  unreported integer not null default 0,
  unreported_cents bigint not null default 0,
  primary key (day, provider)
);

create function closed_until() returns date language plpgsql as $$
begin
  -- Shared by writers; the job that finalises days takes it exclusively.
  perform pg_advisory_xact_lock_shared(hashtextextended('closed days', 0));
  return (select until from closed_days);
end $$;
comment on function closed_until is
  'The first day that is not finalised. Writers share a lock, for which the job that finalises days waits.';

create function add_sales(the_day date, id integer, name text, more integer, more_cents bigint)
  returns void language plpgsql as $$
begin
  insert into day_sales values (the_day, coalesce(id, 0), name, more, more_cents)
    on conflict (day, product_id, product_name) do update
    set orders = day_sales.orders + more, cents = day_sales.cents + more_cents;
  insert into month_sales values (date_trunc('month', the_day)::date, coalesce(id, 0), name, more, more_cents)
    on conflict (month, product_id, product_name) do update
    set orders = month_sales.orders + more, cents = month_sales.cents + more_cents;
  update closed_days set corrections = corrections + 1;
  delete from kept_top_sales where from_day <= the_day and to_day >= the_day;
end $$;
comment on function add_sales is 'Adds a correction to the sales of a finalised day and of its month.';

create function orders_changed() returns trigger language plpgsql as $$
declare
  limit_day date := closed_until();
  days_of text := (select time_zone from closed_days);
begin
  if not exists (select from new_rows where (created_at at time zone days_of)::date < limit_day) then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into day_orders (day, status, currency, moved_in, orders, cents)
      select (created_at at time zone days_of)::date, status, currency, moved_in, count(*), sum(amount_cents)
        from new_rows where (created_at at time zone days_of)::date < limit_day group by 1, 2, 3, 4
      on conflict (day, status, currency, moved_in) do update
      set orders = day_orders.orders + excluded.orders, cents = day_orders.cents + excluded.cents;
  else
    insert into day_orders (day, status, currency, moved_in, orders, cents)
      select day, status, currency, moved_in, sum(n), sum(n * cents) from (
        select (created_at at time zone days_of)::date as day, status, currency, moved_in, amount_cents as cents, 1 as n
          from new_rows
        union all
        select (created_at at time zone days_of)::date, status, currency, moved_in, amount_cents, -1 from old_rows
      ) as moved where day < limit_day group by 1, 2, 3, 4 having sum(n) <> 0 or sum(n * cents) <> 0
       order by 1, 2, 3, 4
      on conflict (day, status, currency, moved_in) do update
      set orders = day_orders.orders + excluded.orders, cents = day_orders.cents + excluded.cents;
  end if;
  return null;
end $$;
comment on function orders_changed is 'Corrects the orders of finalised days.';

create trigger orders_closed_insert after insert on orders
  referencing new table as new_rows for each statement execute function orders_changed();

create trigger orders_closed_update after update on orders
  referencing old table as old_rows new table as new_rows for each statement execute function orders_changed();

create function lines_inserted() returns trigger language plpgsql as $$
declare
  limit_day date := closed_until();
  days_of text := (select time_zone from closed_days);
begin
  perform add_sales(day, product_id, product_name, sum(1)::int, 0) from (
    select (orders.created_at at time zone days_of)::date as day, new_rows.product_id, new_rows.product_name
      from new_rows join orders on orders.id = new_rows.order_id and not orders.moved_in
  ) as late where day < limit_day group by day, product_id, product_name;
  return null;
end $$;
comment on function lines_inserted is 'Corrects what was sold on finalised days.';

create trigger order_lines_closed_insert after insert on order_lines
  referencing new table as new_rows for each statement execute function lines_inserted();

create function entries_inserted() returns trigger language plpgsql as $$
declare
  limit_day date := closed_until();
  days_of text := (select time_zone from closed_days);
begin
  if not exists (select from new_rows where (created_at at time zone days_of)::date < limit_day) then
    return null;
  end if;
  insert into day_figures (day, revenue_cents)
    select (created_at at time zone days_of)::date, -sum(amount_cents) from new_rows
     where kind in ('purchase', 'refund') and (created_at at time zone days_of)::date < limit_day group by 1
    on conflict (day) do update set revenue_cents = day_figures.revenue_cents + excluded.revenue_cents;
  perform add_sales((new_rows.created_at at time zone days_of)::date, line.product_id, line.product_name, 0,
      -sum(line.share)::bigint)
    from new_rows cross join lateral line_shares(new_rows.order_id, new_rows.refund_id, new_rows.amount_cents) line
   where kind in ('purchase', 'refund') and (new_rows.created_at at time zone days_of)::date < limit_day
   group by (new_rows.created_at at time zone days_of)::date, line.product_id, line.product_name;
  return null;
end $$;
comment on function entries_inserted is 'Corrects the revenue of finalised days.';

create trigger wallet_entries_closed_insert after insert on wallet_entries
  referencing new table as new_rows for each statement execute function entries_inserted();

create function users_counted() returns trigger language plpgsql as $$
declare
  limit_day date := closed_until();
  days_of text := (select time_zone from closed_days);
begin
  insert into day_figures (day, users)
    select (created_at at time zone days_of)::date, case tg_op when 'INSERT' then count(*) else -count(*) end
      from changed_rows where (created_at at time zone days_of)::date < limit_day group by 1
    on conflict (day) do update set users = day_figures.users + excluded.users;
  return null;
end $$;
comment on function users_counted is 'Corrects the new users of finalised days.';

create trigger users_closed_insert after insert on users
  referencing new table as changed_rows for each statement execute function users_counted();

create trigger users_closed_delete after delete on users
  referencing old table as changed_rows for each statement execute function users_counted();

create function downloads_counted() returns trigger language plpgsql as $$
declare
  limit_day date := closed_until();
begin
  if tg_op = 'UPDATE' then
    insert into day_figures (day, downloads)
      select day, sum(n) from (select day, count as n from new_rows union all select day, -count from old_rows) as moved
       where day < limit_day group by 1 having sum(n) <> 0
      on conflict (day) do update set downloads = day_figures.downloads + excluded.downloads;
  else
    insert into day_figures (day, downloads)
      select day, case tg_op when 'INSERT' then sum(count) else -sum(count) end
        from changed_rows where day < limit_day group by 1
      on conflict (day) do update set downloads = day_figures.downloads + excluded.downloads;
  end if;
  return null;
end $$;
comment on function downloads_counted is 'Corrects the downloads of finalised days.';

create trigger download_days_closed_insert after insert on download_days
  referencing new table as changed_rows for each statement execute function downloads_counted();

create trigger download_days_closed_delete after delete on download_days
  referencing old table as changed_rows for each statement execute function downloads_counted();

create trigger download_days_closed_update after update on download_days
  referencing old table as old_rows new table as new_rows for each statement execute function downloads_counted();

-- Visits. What tells the visitors of a day apart exists for that day only: `visit_salts` and `open_visits` are deleted
-- when it is over, and as unlogged tables are in no backup and no log. `visit_days` has counts alone.

create unlogged table visit_salts (
  day date primary key,
  salt bytea not null check (length(salt) = 32)
);

-- The last visit of each of the day's visitors.
create unlogged table open_visits (
  -- Hash of network and browser with the day's salt.
  visitor bytea primary key check (length(visitor) = 16),
  day date not null,
  -- Its last page, and when.
  page text not null,
  last_at timestamptz(3) not null,
  entry text not null,
  source text not null,
  medium text not null,
  campaign text not null,
  country text not null,
  device text not null,
  -- Whether a checkout was opened.
  checked_out boolean not null
);

-- What was counted on a day, by page, source and so on. Rows of a day are limited by kind (`visit-rollup.ts`).
create table visit_days (
  kind text not null,
  day date not null,
  name text not null check (length(name) <= 300),
  visitors integer not null default 0,
  visits integer not null default 0,
  views integer not null default 0,
  exits integer not null default 0,
  reads integer not null default 0,
  checkouts integer not null default 0,
  -- Searches without a result.
  empty integer not null default 0,
  primary key (kind, day, name)
);

-- How much articles were read to the end recently, without readers: each read is weighted by its day (`popularity.ts`), so
-- one number ranks them on every later day, and an article has one row however often it is read.
create table post_reads (
  post_id integer primary key references posts (id) on delete cascade,
  score double precision not null check (score > 0)
);

-- The same as `visit_days` by month, because reading a year of days is too slow. Triggers keep both equal.
create table visit_months (
  kind text not null,
  -- Its first day.
  month date not null,
  name text not null,
  visitors integer not null,
  visits integer not null,
  views integer not null,
  exits integer not null,
  reads integer not null,
  checkouts integer not null,
  empty integer not null,
  primary key (kind, month, name)
);

create function visits_summed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into visit_months
      select kind, date_trunc('month', day)::date, name, sum(sign * visitors), sum(sign * visits), sum(sign * views),
             sum(sign * exits), sum(sign * reads), sum(sign * checkouts), sum(sign * empty)
        from (select 1 as sign, new_rows.* from new_rows union all select -1, old_rows.* from old_rows) as moved
       group by 1, 2, 3
      on conflict (kind, month, name) do update set
        visitors = visit_months.visitors + excluded.visitors, visits = visit_months.visits + excluded.visits,
        views = visit_months.views + excluded.views, exits = visit_months.exits + excluded.exits,
        reads = visit_months.reads + excluded.reads, checkouts = visit_months.checkouts + excluded.checkouts,
        empty = visit_months.empty + excluded.empty;
  else
    insert into visit_months
      select kind, date_trunc('month', day)::date, name, sum(sign * visitors), sum(sign * visits), sum(sign * views),
             sum(sign * exits), sum(sign * reads), sum(sign * checkouts), sum(sign * empty)
        from (select case tg_op when 'INSERT' then 1 else -1 end as sign, changed_rows.* from changed_rows) as moved
       group by 1, 2, 3
      on conflict (kind, month, name) do update set
        visitors = visit_months.visitors + excluded.visitors, visits = visit_months.visits + excluded.visits,
        views = visit_months.views + excluded.views, exits = visit_months.exits + excluded.exits,
        reads = visit_months.reads + excluded.reads, checkouts = visit_months.checkouts + excluded.checkouts,
        empty = visit_months.empty + excluded.empty;
  end if;
  return null;
end $$;
comment on function visits_summed is 'Adds what changes in the visits of days to those of their month.';

create trigger visit_days_summed_insert after insert on visit_days
  referencing new table as changed_rows for each statement execute function visits_summed();

create trigger visit_days_summed_delete after delete on visit_days
  referencing old table as changed_rows for each statement execute function visits_summed();

create trigger visit_days_summed_update after update on visit_days
  referencing old table as old_rows new table as new_rows for each statement execute function visits_summed();

-- Paid and completed orders of products in recent months, recounted by a job; products without any have no row.
create table product_purchases (
  product_id integer primary key references products (id) on delete cascade,
  orders integer not null check (orders > 0)
);

-- What the owner noted about a day, marked on the charts with articles, releases, newsletters and prices.
create table timeline_notes (
  id uuid primary key default gen_random_uuid(),
  -- Of the shop's calendar.
  day date not null,
  text text not null check (length(text) between 1 and 120),
  created_at timestamptz(3) not null default now()
);
create index timeline_notes_day on timeline_notes (day);

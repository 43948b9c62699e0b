-- Orders with their terms and coupons.

-- Orders. They keep their amounts without a name when the user is erased.
create table orders (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity (start with 10001) unique,
  user_id uuid references users (id) on delete set null,
  -- The customer's name as sort key: an index cannot span two tables.
  customer_sort text collate "C",
  product_id integer references products (id) on delete set null,
  product_name text not null,
  -- The plan; the database looks it up by name when not given.
  plan_id uuid,
  -- Name of the plan at the time of purchase; null where there is no choice.
  tier text,
  amount_cents bigint not null check (amount_cents >= 0),
  -- The shop's, set by the database.
  currency text not null default shop_currency(),
  status text not null check (status in ('pending', 'processing', 'completed', 'cancelled', 'refunded')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index orders_user_newest on orders (user_id, created_at desc, number desc);
create index orders_newest on orders (created_at desc, number desc);
create index orders_status_newest on orders (status, created_at desc, number desc);
create index orders_number_trgm on orders using gin ((number::text) gin_trgm_ops);
create index orders_time on orders (created_at);
create index orders_by_number on orders (number) include (status, created_at);
create index orders_by_total on orders (amount_cents, number) include (status, created_at);
create index orders_by_customer on orders (customer_sort, number) include (status, created_at);
create index orders_by_customer_backward
  on orders (customer_sort desc nulls last, number desc) include (status, created_at);
create index orders_own on orders (user_id, number) include (product_name, status, amount_cents, created_at);
create index orders_product on orders (product_id);

-- The status history of orders, by `id` in order of time; the last entry is the order's current status.
create table order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id) on delete cascade,
  status text not null check (status in ('pending', 'processing', 'completed', 'cancelled', 'refunded')),
  created_at timestamptz(3) not null default now()
);
create index order_events_order on order_events (order_id, id);

-- Terms of an order other than its price, as of when it was made: an invoice issued later reads these and no setting.
create table order_terms (
  order_id uuid primary key references orders (id) on delete cascade,
  -- ISO 3166-1; empty when unknown.
  country text not null,
  tax_name text not null,
  tax_percent double precision not null check (tax_percent between 0 and 100),
  -- Otherwise it was added to the price.
  tax_included boolean not null,
  seller jsonb not null,
  -- Emptied when the user is erased.
  buyer jsonb not null
);

-- Consent of buyers to immediate delivery, with which the right to withdraw ends. `wording` numbers the sentence that they
-- read in `language`.
create table withdrawal_consents (
  order_id uuid primary key references orders (id) on delete cascade,
  wording smallint not null check (wording > 0),
  language text not null check (language in ('en', 'bn')),
  agreed_at timestamptz(3) not null
);

-- Statements by which customers withdraw from an order; an order has at most one. Deleted when the user is erased.
create table contract_withdrawals (
  order_id uuid primary key references orders (id) on delete cascade,
  name text not null,
  email text not null,
  received_at timestamptz(3) not null,
  -- When an administrator closed it without a refund; a refund after it closes it as well.
  closed_at timestamptz(3)
);
create index contract_withdrawals_open on contract_withdrawals (received_at) where closed_at is null;

-- The snapshot of an unpaid order: what its buyer gets once it is paid, even if the product has changed.
create table order_promises (
  order_id uuid primary key references orders (id) on delete cascade,
  file_id uuid not null references files (id),
  version text,
  -- The plan's rights when the order was made.
  rights jsonb,
  -- The order that it renews or upgrades; null for one with its own plan.
  root_id uuid,
  change text,
  -- The amount paid for the plan before that is credited.
  counted_cents bigint
);
create index order_promises_file on order_promises (file_id);

-- Renamed customers with so many orders that a job updates `orders.customer_sort`.
create table renamed_customers (
  user_id uuid primary key references users (id) on delete cascade,
  at timestamptz not null
);

-- Coupons, either a percentage or an amount. Products are ids without a foreign key: a coupon for a deleted product
-- must not become one for all.
create table coupons (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9-]{2,31}$'),
  percent smallint check (percent between 1 and 100),
  amount_cents integer check (amount_cents > 0),
  -- Ids of its products; empty for all.
  products integer[] not null default '{}',
  -- The first moment at which it is no longer valid.
  ends_at timestamptz(3),
  use_limit integer check (use_limit > 0),
  -- Orders that use it, except cancelled ones; counted back by a trigger.
  uses integer not null default 0 check (uses >= 0),
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint coupons_kind check ((percent is null) <> (amount_cents is null))
);

-- An order's coupon and discount; stays when the coupon is deleted.
create table coupon_uses (
  order_id uuid primary key references orders (id) on delete cascade,
  coupon_id uuid references coupons (id) on delete set null,
  user_id uuid references users (id) on delete set null,
  code text not null,
  discount_cents bigint not null check (discount_cents > 0),
  released_at timestamptz(3)
);
create unique index coupon_uses_person on coupon_uses (coupon_id, user_id) where released_at is null;
create index coupon_uses_user on coupon_uses (user_id);
-- For the orders of a coupon.
create index coupon_uses_code on coupon_uses (code);
create index coupon_uses_coupon on coupon_uses (coupon_id);

create function order_customer_sort() returns trigger language plpgsql as $$
begin
  new.customer_sort := (select lower(name) from users where id = new.user_id);
  return new;
end $$;
comment on function order_customer_sort is
  'An order has the customer''s name as sort key when it is created and when it changes its user.';

create trigger orders_customer_sort before insert or update of user_id on orders
  for each row execute function order_customer_sort();

create function user_renamed() returns trigger language plpgsql as $$
begin
  if (select count(*) from (select from orders where user_id = new.id limit 201) as few) > 200 then
    insert into renamed_customers values (new.id, clock_timestamp())
      on conflict (user_id) do update set at = excluded.at;
  else
    update orders set customer_sort = lower(new.name) where user_id = new.id;
  end if;
  return null;
end $$;
comment on function user_renamed is
  'A renamed customer is sorted anew: up to 200 orders immediately, more by a job, so that no one waits for them.';

create trigger users_renamed after update of name on users
  for each row when (lower(old.name) is distinct from lower(new.name)) execute function user_renamed();

create function name_order_plan() returns trigger language plpgsql as $$
begin
  if new.plan_id is null and new.tier is not null then
    new.plan_id := plan_named(new.product_id, new.tier);
  end if;
  return new;
end $$;
comment on function name_order_plan is 'An order that names its plan also has its id.';

create trigger orders_plan before insert on orders
  for each row execute function name_order_plan();

create function give_coupon_back() returns trigger language plpgsql as $$
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
end $$;
comment on function give_coupon_back is
  'A cancelled order releases its use of a coupon, and one completed by a late payment takes it again unless the '
  'person has used the coupon elsewhere. Orders are cancelled at several places.';

create trigger orders_coupon after update of status on orders
  for each row when ((old.status = 'cancelled') <> (new.status = 'cancelled')) execute function give_coupon_back();

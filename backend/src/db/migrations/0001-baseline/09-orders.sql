-- Orders with their terms and coupons.

-- Orders. They keep their amounts without a name when the user is erased.
create table orders (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity (start with 10001) unique,
  user_id uuid references users (id) on delete set null,
  -- The customer's name as sort key: an index cannot span two tables.
  customer_sort text collate "C",
  -- Of the first line.
  product_id integer references products (id) on delete set null,
  -- Of the first line, with '+ 2 more' for further lines: the order's name in lists.
  product_name text not null,
  -- Null with several lines, as `tier`. The database looks it up by name when not given.
  plan_id uuid,
  -- Name of the plan at the time of purchase; null where there is no choice.
  tier text,
  -- The sum of its lines.
  amount_cents bigint not null check (amount_cents >= 0),
  -- The shop's, set by the database.
  currency text not null default shop_currency(),
  status text not null check (status in ('pending', 'processing', 'completed', 'cancelled', 'refunded')),
  -- It was made in the owner's earlier shop: it costs nothing here and is in no figure of sales.
  moved_in boolean not null default false,
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

-- What an order consists of. The first line has the id of its order, so that an order for one product has no other id.
create table order_lines (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id) on delete cascade,
  -- From 0.
  position smallint not null check (position >= 0),
  product_id integer references products (id) on delete set null,
  product_name text not null,
  plan_id uuid,
  tier text,
  quantity smallint not null default 1 check (quantity between 1 and 99),
  -- Price of all units before the discount, with tax if prices include it.
  listed_cents bigint not null check (listed_cents >= 0),
  discount_cents bigint not null default 0 check (discount_cents between 0 and listed_cents),
  -- Contained in `amount_cents`; null when it is to be computed from the order's terms.
  tax_cents bigint check (tax_cents between 0 and amount_cents),
  -- Charged, tax included.
  amount_cents bigint not null check (amount_cents >= 0),
  -- The bundle it was bought in, and the bundle's name then; null for a single product.
  bundle_id integer references bundles (id) on delete set null,
  bundle_name text,
  unique (order_id, position)
);
create index order_lines_product on order_lines (product_id);
create index order_lines_bundle on order_lines (bundle_id) where bundle_id is not null;

-- An order in the earlier shop. It is shown, but not part of any figure.
create table moved_orders (
  order_id uuid primary key references orders (id) on delete cascade,
  -- Its number there; may be empty.
  reference text not null,
  paid_cents bigint not null check (paid_cents >= 0),
  currency text not null,
  -- SHA-256 of what identifies a row of a file as this order; null once its customer is erased.
  row_hash text unique,
  moved_at timestamptz(3) not null
);

-- The rule by which a line was sold at the price of its buyer's country.
create table line_country_prices (
  line_id uuid primary key references order_lines (id) on delete cascade,
  -- Countries of the rule, ISO 3166-1 alpha-2.
  countries text[] not null,
  -- Taken off the regular price; null for a fixed price.
  percent smallint check (percent between 1 and 90),
  -- What the line would have cost without the rule.
  regular_cents bigint not null check (regular_cents > 0)
);

-- The status history of orders, by `id` in order of time; the last entry is the order's current status.
create table order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id) on delete cascade,
  status text not null check (status in ('pending', 'processing', 'completed', 'cancelled', 'refunded')),
  created_at timestamptz(3) not null default now()
);
create index order_events_order on order_events (order_id, id);
create index order_events_completed on order_events (created_at) where status = 'completed';

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
  buyer jsonb not null,
  -- The buyer's business accounts for the tax, because VIES confirmed its VAT number; the confirmation stays for the books.
  reverse_charge boolean not null default false,
  vat_check jsonb
);

-- What was charged for an order that was sold in the second currency, with the rate by which its other amounts, all in the
-- shop's currency, were made from it. Such an order has one line.
create table order_charges (
  order_id uuid primary key references orders (id) on delete cascade,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Before tax that is added.
  listed_cents bigint not null check (listed_cents > 0),
  tax_cents bigint not null check (tax_cents >= 0),
  -- Tax included.
  total_cents bigint not null check (total_cents > 0),
  rate_base text not null,
  rate_micros bigint not null check (rate_micros > 0),
  rated_on date not null
);

-- Evidence of the buyer's country besides the one in the terms: of the network that the order came from, and as the
-- payment provider reports it. Stays for the books, like the terms.
create table buyer_places (
  order_id uuid not null references orders (id) on delete cascade,
  source text not null check (source in ('network', 'payment')),
  -- ISO 3166-1.
  country text not null check (country ~ '^[A-Z]{2}$'),
  recorded_at timestamptz(3) not null,
  primary key (order_id, source)
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

-- The snapshot of an unpaid order: what its buyer gets for a line once it is paid, even if the product has changed.
create table order_promises (
  line_id uuid primary key references order_lines (id) on delete cascade,
  file_id uuid not null references files (id),
  version text,
  -- The plan's rights when the order was made.
  rights jsonb,
  -- The line that it renews or upgrades; null for one with its own plan.
  root_id uuid,
  change text,
  -- The amount paid for the plan before that is credited.
  counted_cents bigint,
  -- The product's limit of downloads when the order was made.
  download_limit integer
);
create index order_promises_file on order_promises (file_id);

-- What visitors and customers are going to buy. It belongs to an account or to a visitor with a signed cookie.
create table cart_items (
  id uuid primary key default gen_random_uuid(),
  -- Order of adding.
  seq bigint generated always as identity,
  user_id uuid references users (id) on delete cascade,
  visitor_id uuid,
  product_id integer not null references products (id) on delete cascade,
  plan_id uuid not null,
  quantity smallint not null check (quantity between 1 and 99),
  updated_at timestamptz(3) not null,
  -- Price of one unit, if the buyer chooses it.
  chosen_cents bigint check (chosen_cents >= 0),
  constraint cart_items_owner check ((user_id is null) <> (visitor_id is null))
);
create unique index cart_items_user on cart_items (user_id, product_id, plan_id) where user_id is not null;
create unique index cart_items_visitor on cart_items (visitor_id, product_id, plan_id) where visitor_id is not null;
create index cart_items_product on cart_items (product_id);

-- Bundles in the carts of visitors and customers, each once.
create table cart_bundles (
  -- Order of adding.
  seq bigint generated always as identity primary key,
  user_id uuid references users (id) on delete cascade,
  visitor_id uuid,
  bundle_id integer not null references bundles (id) on delete cascade,
  updated_at timestamptz(3) not null,
  constraint cart_bundles_owner check ((user_id is null) <> (visitor_id is null))
);
create unique index cart_bundles_user on cart_bundles (user_id, bundle_id) where user_id is not null;
create unique index cart_bundles_visitor on cart_bundles (visitor_id, bundle_id) where visitor_id is not null;
create index cart_bundles_bundle on cart_bundles (bundle_id);

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

create function add_first_line() returns trigger language plpgsql as $$
begin
  insert into order_lines (id, order_id, position, product_id, product_name, plan_id, tier, listed_cents, amount_cents)
    values (new.id, new.id, 0, new.product_id, regexp_replace(new.product_name, ' \+ \d+ more$', ''), new.plan_id, new.tier,
      new.amount_cents, new.amount_cents);
  return null;
end $$;
comment on function add_first_line is
  'An order has a first line from the start, with everything that was paid, until its lines are stored.';

create trigger orders_first_line after insert on orders
  for each row execute function add_first_line();

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

-- The number under which the buyer's organisation books an order. Deleted when the user is erased: it can name a person.
create table purchase_orders (
  order_id uuid primary key references orders (id) on delete cascade,
  number text not null check (length(number) between 1 and 60)
);
create index purchase_orders_folded_trgm on purchase_orders using gin (folded(number) gin_trgm_ops);
create index purchase_orders_grams on purchase_orders using gin (grams(folded(number)));

-- Orders placed on invoice: invoiced immediately, and completed when the invoice is paid.
create table invoice_orders (
  order_id uuid primary key references orders (id) on delete cascade,
  due_on date not null
);
create index invoice_orders_due on invoice_orders (due_on);

-- What a paid order grants: rights, downloads and licence keys.

-- The rights that a line of an order gives to the buyer; missing if it is for something without plans, or the order is not
-- completed. It belongs to the user of the order.
create table entitlements (
  line_id uuid primary key references order_lines (id) on delete cascade,
  -- Null where the product has no such plan.
  plan_id uuid,
  -- Name of the plan when it was bought.
  tier text not null,
  activations integer not null check (activations >= 0),
  -- Null for no expiry.
  updates_until timestamptz(3),
  -- Null for none.
  support_until timestamptz(3),
  term_months integer,
  -- Null for no expiry.
  holds_until timestamptz(3),
  -- The end date that its holder was reminded of.
  reminded_for timestamptz(3),
  -- What the purchase alone granted, once other orders have changed it.
  given jsonb,
  -- When the purchase was revoked, if other orders renew or upgrade it.
  given_ended_at timestamptz(3),
  ended_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index entitlements_by_end on entitlements (holds_until) where holds_until is not null and ended_at is null;
create index entitlements_by_plan on entitlements (plan_id) where plan_id is not null and ended_at is null;

-- Renewals and upgrades of the plan of an earlier order's line.
create table plan_changes (
  line_id uuid primary key references order_lines (id) on delete cascade,
  root_id uuid not null references entitlements (line_id) on delete cascade,
  kind text not null check (kind in ('renewal', 'upgrade')),
  plan_id uuid,
  tier text not null,
  rights jsonb not null,
  -- The credited amount.
  cents bigint not null check (cents >= 0),
  ended_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index plan_changes_by_root on plan_changes (root_id);

create table downloads (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  -- The line of an order that it belongs to; a line has at most one.
  line_id uuid unique references order_lines (id),
  product_id integer references products (id) on delete set null,
  product_name text not null,
  version text,
  file_id uuid not null references files (id),
  download_count integer not null default 0 check (download_count >= 0),
  created_at timestamptz(3) not null default now(),
  -- When a refund removed access; the row stays for the count.
  revoked_at timestamptz(3),
  -- How often its files can still be downloaded; null without a limit.
  downloads_left integer check (downloads_left >= 0)
);
create index downloads_product on downloads (product_id);
create index downloads_own
  on downloads (user_id, created_at desc, id desc) include (revoked_at, download_count, product_name, file_id);
create index downloads_owners on downloads (product_id, user_id);

-- The downloads that a limit has counted last: further requests for the same file soon after belong to them.
create table limited_downloads (
  download_id uuid not null references downloads (id) on delete cascade,
  file_id uuid not null references files (id),
  started_at timestamptz(3) not null,
  primary key (download_id, file_id)
);
create index limited_downloads_file on limited_downloads (file_id);

-- A user's completed downloads by day of the shop; counted together with `downloads.download_count`.
create table download_days (
  user_id uuid not null references users (id) on delete cascade,
  -- `yyyy-mm-dd`.
  day date not null,
  count integer not null check (count > 0),
  primary key (user_id, day)
);
create index download_days_day on download_days (day) include (count);

-- The licence key of an order's line; the entitlement of the same line defines its rights and whether it has ended.
create table licences (
  id uuid primary key default gen_random_uuid(),
  line_id uuid not null unique references entitlements (line_id) on delete cascade,
  -- The order's customer: an index cannot span two tables.
  user_id uuid,
  key text not null unique,
  -- The product's own key, from `licence_pool`.
  imported boolean not null default false,
  created_at timestamptz(3) not null
);
create index licences_own on licences (user_id, created_at desc, id);

-- An activated device.
create table licence_devices (
  id uuid primary key default gen_random_uuid(),
  licence_id uuid not null references licences (id) on delete cascade,
  -- Id reported by its program.
  fingerprint text not null,
  -- Name given by its owner.
  name text not null,
  -- When its program last validated.
  seen_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  unique (licence_id, fingerprint)
);

-- A key that the owner has imported for a product.
create table licence_pool (
  id bigint generated always as identity primary key,
  product_id integer not null references products (id) on delete cascade,
  key text not null unique,
  line_id uuid unique references order_lines (id) on delete set null,
  given_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index licence_pool_product on licence_pool (product_id);
create index licence_pool_free on licence_pool (product_id, id) where given_at is null;

-- The alert last sent to the owner about a product's imported keys; no row while there are enough.
create table licence_pool_news (
  product_id integer primary key references products (id) on delete cascade,
  state text not null check (state in ('low', 'empty')),
  told_at timestamptz(3) not null
);

-- A key pair that signs statements; the newest one that can be decrypted is used.
create table signing_keys (
  id text primary key,
  -- SPKI in DER, base64.
  public_key text not null,
  sealed_key text not null,
  created_at timestamptz(3) not null
);

create function name_held_plan() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.plan_id := coalesce(new.plan_id, (
      select coalesce(case when line.tier = new.tier then line.plan_id end, plan_named(line.product_id, new.tier))
        from order_lines line where line.id = new.line_id));
  elsif new.tier <> old.tier and new.plan_id is not distinct from old.plan_id then
    new.plan_id := (select plan_named(line.product_id, new.tier) from order_lines line where line.id = new.line_id);
  end if;
  return new;
end $$;
comment on function name_held_plan is 'An entitlement has the id of its plan, also when an upgrade changes its name.';

create trigger entitlements_plan before insert or update of tier on entitlements
  for each row execute function name_held_plan();

create function name_changed_plan() returns trigger language plpgsql as $$
begin
  new.plan_id := coalesce(new.plan_id, (select plan_id from order_lines line where line.id = new.line_id));
  return new;
end $$;
comment on function name_changed_plan is 'A renewal or upgrade has the id of the plan of its line.';

create trigger plan_changes_plan before insert on plan_changes
  for each row execute function name_changed_plan();

create function hold_plan_file() returns trigger language plpgsql as $$
declare
  chosen uuid;
begin
  if new.product_id is null then
    return new;
  end if;
  select plan_release_file(new.file_id, new.product_id, plan_id) into chosen
    from entitlements where line_id = new.line_id;
  if not found or chosen is not null then
    new.file_id := coalesce(chosen, new.file_id);
  elsif tg_op = 'UPDATE' then
    new.file_id := old.file_id;
    new.version := old.version;
  end if;
  return new;
end $$;
comment on function hold_plan_file is
  'A download has the file for its plan, whichever of purchase, release, upgrade or expiry sets it.';

create trigger downloads_plan_file before insert or update of file_id on downloads
  for each row execute function hold_plan_file();

create function follow_plan() returns trigger language plpgsql as $$
begin
  update downloads set file_id = file_id where line_id = new.line_id;
  return null;
end $$;
comment on function follow_plan is 'Another plan chooses another file of the same release.';

create trigger entitlements_plan_file after insert or update of tier, plan_id on entitlements
  for each row execute function follow_plan();

create function licence_owner() returns trigger language plpgsql as $$
begin
  -- A concurrent change of the order's user waits, and then finds the licence.
  new.user_id := (select orders.user_id from orders join order_lines line on line.order_id = orders.id
    where line.id = new.line_id for share of orders);
  return new;
end $$;
comment on function licence_owner is
  'A licence has its order''s user, so that an index can list the newest of a user.';

create trigger licences_owner before insert on licences
  for each row execute function licence_owner();

create function order_owner_changed() returns trigger language plpgsql as $$
begin
  update licences set user_id = new.user_id from order_lines line
    where line.order_id = new.id and licences.line_id = line.id;
  if new.moved_in and new.user_id is null then
    update moved_orders set row_hash = null where order_id = new.id;
  end if;
  return null;
end $$;
comment on function order_owner_changed is
  'A licence follows its order to another user, as when a guest order is claimed. Erasing the user of an order that was moved '
  'in also erases the hash with the email.';

create trigger orders_owner_changed after update of user_id on orders
  for each row when (old.user_id is distinct from new.user_id) execute function order_owner_changed();

-- A customer's agreement that a plan is renewed and charged at each end. `root_id` is the line with the plan.
create table renewals (
  id uuid primary key default gen_random_uuid(),
  root_id uuid not null references entitlements (line_id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  provider text not null check (provider in ('wallet', 'demo', 'stripe')),
  state text not null check (state in ('pending', 'active', 'paused', 'ended')),
  ended_by text check (ended_by in ('customer', 'studio', 'payment', 'plan')),
  -- First day on which it may be charged again.
  paused_until date,
  -- The agreement: price, number of the wording, its text, and the language of that text.
  agreed_cents bigint not null check (agreed_cents > 0),
  wording integer not null,
  consent text not null,
  language text not null check (language in ('en', 'bn')),
  consented_at timestamptz(3) not null,
  -- When the customer last agreed or resumed.
  confirmed_at timestamptz(3) not null,
  -- The secret of the link in its emails.
  link_token text not null unique,
  -- The provider's tokens of customer and saved card.
  customer_token text,
  method_token text,
  brand text,
  last_four text,
  -- Month, `yyyy-mm`.
  expires text,
  -- A card that the customer is saving: its provider, the provider's id, and the page for it.
  setup_provider text check (setup_provider in ('demo', 'stripe')),
  setup_reference text,
  setup_url text,
  setup_polled_at timestamptz(3),
  -- The end of the plan that was announced, with the amount and the earliest moment of the charge.
  announced_for timestamptz(3),
  announced_cents bigint,
  announced_at timestamptz(3),
  charge_at timestamptz(3),
  -- Failed attempts to charge for that end.
  attempts integer not null default 0,
  failure text,
  needs_customer boolean not null default false,
  -- The order of the attempt under way.
  order_id uuid references orders (id) on delete set null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  ended_at timestamptz(3),
  constraint renewals_ended check ((state = 'ended') = (ended_by is not null))
);
create unique index renewals_once on renewals (root_id) where state <> 'ended';
create index renewals_own on renewals (user_id, created_at desc, id);
create index renewals_newest on renewals (created_at desc, id desc);
create index renewals_due on renewals (charge_at) where state = 'active';
create index renewals_order on renewals (order_id) where order_id is not null;
create index renewals_setup on renewals (setup_polled_at nulls first) where setup_reference is not null;

-- Wallets, their ledger, and payouts from them.

-- One wallet per user; `user_id` becomes null when the user is erased, so that the ledger stays anonymous.
create table wallets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references users (id) on delete set null,
  balance_cents bigint not null default 0 check (balance_cents >= 0),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

-- The ledger.
create table wallet_entries (
  id bigint generated always as identity primary key,
  wallet_id uuid not null references wallets (id),
  kind text not null,
  amount_cents bigint not null,
  -- The shop's, set by the database.
  currency text not null default shop_currency(),
  balance_after_cents bigint not null check (balance_after_cents >= 0),
  reference text not null,
  order_id uuid references orders (id),
  -- The refund that it pays out, of whose lines it is. No foreign key, as ledger rows outlive it.
  refund_id uuid,
  created_at timestamptz(3) not null default now(),
  constraint wallet_entries_sign check (
    case kind
      when 'deposit' then amount_cents > 0
      when 'refund' then amount_cents > 0
      when 'withdrawal' then amount_cents < 0
      when 'purchase' then amount_cents < 0
      when 'adjustment' then amount_cents <> 0
      else false
    end
  ),
  constraint wallet_entries_order check ((kind in ('purchase', 'refund')) = (order_id is not null))
);
create index wallet_entries_wallet on wallet_entries (wallet_id, id);
create index wallet_entries_revenue
  on wallet_entries (created_at) include (amount_cents, order_id, refund_id) where kind in ('purchase', 'refund');
create index wallet_entries_order on wallet_entries (order_id, kind) where order_id is not null;
create unique index wallet_entries_paid_once on wallet_entries (order_id) where kind = 'purchase';

-- The response to a request that moved money, stored so that a repeated request gets it again.
create table idempotency_keys (
  user_id uuid not null references users (id) on delete cascade,
  key text not null check (length(key) between 1 and 255),
  request_hash text not null,
  status smallint,
  body jsonb,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, key)
);

-- Calls with an Idempotency-Key whose answer is stored outside the transaction of their work, for a day. `id` and
-- `request_hash` are keyed hashes, `answer` is encrypted and null while the call runs.
create table idempotent_calls (
  id text primary key,
  user_id uuid references users (id) on delete cascade,
  request_hash text not null,
  answer text,
  created_at timestamptz(3) not null default now()
);
create index idempotent_calls_created on idempotent_calls (created_at);
create index idempotent_calls_user on idempotent_calls (user_id) where user_id is not null;

-- Where a user wants withdrawn money to go; erased with the user.
create table payout_accounts (
  user_id uuid primary key references users (id) on delete cascade,
  account jsonb not null,
  updated_at timestamptz(3) not null default now()
);

-- Withdrawals. The ledger row has debited the money already, so it is what holds it. `wallet_id` tells where a declined
-- payout returns to once the user is erased. `entry_id` is no foreign key: ledger rows are never deleted, and a foreign
-- key would precede the rejection of TRUNCATE.
create table payouts (
  id uuid primary key default gen_random_uuid(),
  -- Order of creation.
  seq bigint generated always as identity unique,
  entry_id bigint not null unique,
  wallet_id uuid not null references wallets (id),
  -- Null once the user is erased.
  user_id uuid references users (id) on delete set null,
  reference text not null,
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null default shop_currency() check (currency ~ '^[A-Z]{3}$'),
  status text not null default 'requested' check (status in ('requested', 'approved', 'paid', 'refused', 'cancelled')),
  -- The user's current account while the payout is requested, a copy afterwards; erased with the user.
  account jsonb,
  paid_reference text,
  reason text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint payouts_paid check ((status = 'paid') = (paid_reference is not null)),
  constraint payouts_refused check ((status = 'refused') = (reason is not null))
);
create index payouts_user on payouts (user_id, seq desc);
create index payouts_status on payouts (status, seq desc);
create index payouts_folded_trgm on payouts using gin (folded(reference) gin_trgm_ops);
create index payouts_folded_grams on payouts using gin (grams(folded(reference)));

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'wallet_entries is append-only' using errcode = 'restrict_violation';
end $$;
comment on function refuse_ledger_change is 'The ledger is append-only.';

create trigger wallet_entries_append_only before update or delete or truncate on wallet_entries
  for each statement execute function refuse_ledger_change();

create function limit_refunds() returns trigger language plpgsql as $$
begin
  if (select sum(amount_cents) from wallet_entries where order_id = new.order_id and kind = 'refund')
     > (select amount_cents from orders where id = new.order_id) then
    raise exception 'more was refunded than paid' using errcode = 'check_violation';
  end if;
  return null;
end $$;
comment on function limit_refunds is
  'Refunds to a wallet never exceed the amount of the order. The caller has locked the order.';

create trigger wallet_entries_limit_refunds after insert on wallet_entries
  for each row when (new.kind = 'refund') execute function limit_refunds();

create function open_payout() returns trigger language plpgsql as $$
begin
  insert into payouts (entry_id, wallet_id, user_id, reference, amount_cents, account, created_at, updated_at)
  select new.id, new.wallet_id, w.user_id, new.reference, -new.amount_cents, a.account, new.created_at, new.created_at
    from wallets w left join payout_accounts a on a.user_id = w.user_id
   where w.id = new.wallet_id;
  return null;
end $$;
comment on function open_payout is 'A withdrawal opens its payout: money debited without a payout would be lost.';

create trigger wallet_entries_open_payout after insert on wallet_entries
  for each row when (new.kind = 'withdrawal') execute function open_payout();

-- Links of affiliates, each of a customer. Deleted with the account, and with it what is remembered of its visitors.
create table affiliates (
  id uuid primary key default gen_random_uuid(),
  -- Order of creation.
  seq bigint generated always as identity unique,
  user_id uuid not null references users (id) on delete cascade,
  code text not null unique check (code ~ '^[a-z0-9][a-z0-9-]{1,31}$'),
  -- Of the price after discount, without tax.
  percent smallint not null check (percent between 1 and 90),
  -- For which a visit counts.
  days smallint not null check (days between 1 and 365),
  -- From payment until the commission goes to the wallet.
  hold_days smallint not null check (hold_days between 0 and 365),
  -- Ids of its products; empty for all. No foreign key, as in `coupons`.
  products integer[] not null default '{}',
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index affiliates_user on affiliates (user_id);

-- The affiliate whose link a visitor followed last, by the id in the signed cookie.
create table affiliate_visits (
  visitor_id uuid primary key,
  affiliate_id uuid not null references affiliates (id) on delete cascade,
  -- The first moment at which it no longer counts.
  ends_at timestamptz(3) not null
);
create index affiliate_visits_affiliate on affiliate_visits (affiliate_id);
create index affiliate_visits_end on affiliate_visits (ends_at);

-- Orders placed after such a visit, with the terms of that time and their lines with commission.
create table order_referrals (
  order_id uuid primary key references orders (id) on delete cascade,
  affiliate_id uuid not null references affiliates (id) on delete cascade,
  percent smallint not null,
  hold_days smallint not null,
  line_ids uuid[] not null
);
create index order_referrals_affiliate on order_referrals (affiliate_id);

-- Commission as a ledger: what an order earned, and what its refunds took back. An entry is changed once, when it goes to
-- the wallet together with all others that are due.
create table commission_entries (
  id bigint generated always as identity primary key,
  affiliate_id uuid not null references affiliates (id) on delete cascade,
  order_id uuid not null references orders (id) on delete cascade,
  amount_cents bigint not null check (amount_cents <> 0),
  available_at timestamptz(3) not null,
  -- The wallet's entry that contains it. No foreign key, as ledger rows outlive it.
  wallet_entry_id bigint,
  created_at timestamptz(3) not null
);
create index commission_entries_affiliate on commission_entries (affiliate_id, id desc);
create index commission_entries_order on commission_entries (order_id);
create index commission_entries_due on commission_entries (available_at) where wallet_entry_id is null;

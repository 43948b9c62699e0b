import { type Kysely, sql } from 'kysely';

/**
 * Orders, downloads, addresses and the wallet's ledger.
 * Deleting a person takes addresses and downloads along; orders and the wallet stay without a name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createOrders(db);
  await createLedger(db);
  await createDownloads(db);

  await sql`create table addresses (
    id uuid primary key default gen_random_uuid(),
    seq bigint generated always as identity,
    user_id uuid not null references users (id) on delete cascade,
    type text not null check (type in ('home', 'office')),
    street text not null,
    city text not null,
    state text,
    postal_code text,
    country text not null,
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now()
  )`.execute(db);
  await sql`create index addresses_user on addresses (user_id, seq)`.execute(db);
}

async function createOrders(db: Kysely<unknown>): Promise<void> {
  await sql`create table orders (
    id uuid primary key default gen_random_uuid(),
    number bigint generated always as identity (start with 10001) unique,
    user_id uuid references users (id) on delete set null,
    product_id integer references products (id) on delete set null,
    product_name text not null,
    amount_cents bigint not null check (amount_cents >= 0),
    status text not null check (status in ('pending', 'processing', 'completed', 'cancelled', 'refunded')),
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now()
  )`.execute(db);
  await sql`create index orders_user_newest on orders (user_id, created_at desc, number desc)`.execute(db);
}

async function createLedger(db: Kysely<unknown>): Promise<void> {
  await sql`create table wallets (
    id uuid primary key default gen_random_uuid(),
    user_id uuid unique references users (id) on delete set null,
    balance_cents bigint not null default 0 check (balance_cents >= 0),
    created_at timestamptz(3) not null default now(),
    updated_at timestamptz(3) not null default now()
  )`.execute(db);

  await sql`create table wallet_entries (
    id bigint generated always as identity primary key,
    wallet_id uuid not null references wallets (id),
    kind text not null,
    amount_cents bigint not null,
    balance_after_cents bigint not null check (balance_after_cents >= 0),
    reference text not null,
    order_id uuid references orders (id),
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
  )`.execute(db);
  await sql`create index wallet_entries_wallet on wallet_entries (wallet_id, id)`.execute(db);
  // An order is paid once and refunded once, whatever happens above the database.
  await sql`create unique index wallet_entries_order_once on wallet_entries (order_id, kind) where order_id is not null`.execute(
    db,
  );

  await sql`create function refuse_ledger_change() returns trigger language plpgsql as $$
  begin
    raise exception 'wallet_entries is append-only' using errcode = 'restrict_violation';
  end $$`.execute(db);
  await sql`create trigger wallet_entries_append_only before update or delete or truncate on wallet_entries
    for each statement execute function refuse_ledger_change()`.execute(db);

  await sql`create table idempotency_keys (
    user_id uuid not null references users (id) on delete cascade,
    key text not null check (length(key) between 1 and 255),
    request_hash text not null,
    status smallint,
    body jsonb,
    created_at timestamptz(3) not null default now(),
    primary key (user_id, key)
  )`.execute(db);
}

async function createDownloads(db: Kysely<unknown>): Promise<void> {
  await sql`create table files (
    id uuid primary key default gen_random_uuid(),
    storage_key text not null unique,
    name text not null check (length(name) between 1 and 255),
    content_type text not null,
    size_bytes bigint not null check (size_bytes >= 0),
    sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
    created_at timestamptz(3) not null default now()
  )`.execute(db);

  await sql`create table downloads (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users (id) on delete cascade,
    file_id uuid not null references files (id),
    product_id integer references products (id) on delete set null,
    product_name text not null,
    version text,
    download_count integer not null default 0 check (download_count >= 0),
    created_at timestamptz(3) not null default now(),
    unique (user_id, file_id)
  )`.execute(db);
  await sql`create index downloads_user_newest on downloads (user_id, created_at desc, id desc)`.execute(db);
}

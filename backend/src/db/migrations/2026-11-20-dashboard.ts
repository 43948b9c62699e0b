import { type Kysely, sql } from 'kysely';

/**
 * Buying and what the dashboard tells: plan and history of an order, the file of each product version, downloads by
 * day, notifications. Deleting a person takes the counters and notifications along.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendOrders(db);
  await extendDownloads(db);

  await sql`create table notifications (
    id uuid primary key default gen_random_uuid(),
    seq bigint generated always as identity,
    user_id uuid not null references users (id) on delete cascade,
    kind text not null check (kind in ('order', 'wallet', 'version')),
    title text not null,
    body text not null,
    href text not null check (href like '/%'),
    read_at timestamptz(3),
    created_at timestamptz(3) not null default now()
  )`.execute(db);
  await sql`create index notifications_user_newest on notifications (user_id, seq desc)`.execute(db);
  await sql`create index notifications_unread on notifications (user_id) where read_at is null`.execute(db);
}

async function extendOrders(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column tier text`.execute(db);

  await sql`create table order_events (
    id bigint generated always as identity primary key,
    order_id uuid not null references orders (id) on delete cascade,
    status text not null check (status in ('pending', 'processing', 'completed', 'cancelled', 'refunded')),
    created_at timestamptz(3) not null default now()
  )`.execute(db);
  await sql`create index order_events_order on order_events (order_id, id)`.execute(db);
  // Of orders made before there was a history only the latest state is known.
  await sql`insert into order_events (order_id, status, created_at)
    select id, status, updated_at from orders order by number`.execute(db);
}

async function extendDownloads(db: Kysely<unknown>): Promise<void> {
  await sql`create table product_files (
    product_id integer not null references products (id) on delete cascade,
    version text not null,
    file_id uuid not null references files (id),
    created_at timestamptz(3) not null default now(),
    primary key (product_id, version)
  )`.execute(db);
  await sql`create index product_files_file on product_files (file_id)`.execute(db);

  // A person may buy the same thing again: one download for each order, many of one file.
  await sql`alter table downloads drop constraint downloads_user_id_file_id_key`.execute(db);
  await sql`alter table downloads add column order_id uuid unique references orders (id)`.execute(db);
  await sql`create index downloads_product on downloads (product_id)`.execute(db);

  await sql`create table download_days (
    user_id uuid not null references users (id) on delete cascade,
    day date not null,
    count integer not null check (count > 0),
    primary key (user_id, day)
  )`.execute(db);
}

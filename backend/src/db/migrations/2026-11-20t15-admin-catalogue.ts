import { type Kysely, sql } from 'kysely';

/**
 * Administration of products and orders: revisions, deletion that can be undone, files that a refund takes away, and
 * the indexes behind the sorts and searches of both lists.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendProducts(db);
  await extendOrders(db);
  await sql`alter table downloads add column revoked_at timestamptz(3)`.execute(db);
}

async function extendProducts(db: Kysely<unknown>): Promise<void> {
  await sql`create function lowest_paid_cents(pricing jsonb) returns bigint language sql immutable parallel safe as $$
    select coalesce(min(round((plan ->> 'price')::numeric * 100)), 0)::bigint
      from jsonb_array_elements(pricing) as plan
     where (plan ->> 'price')::numeric > 0
  $$`.execute(db);
  await sql`alter table products
    add column revision integer not null default 1,
    add column deleted_at timestamptz(3),
    add column published_before_deletion boolean not null default false,
    add column price_cents bigint not null generated always as (lowest_paid_cents(pricing)) stored,
    add constraint products_deleted_is_hidden check (deleted_at is null or not published)`.execute(db);

  const orders = {
    title: sql`lower(title) collate "C", id`,
    price: sql`price_cents, id`,
    status: sql`published, lower(title) collate "C", id`,
    updated: sql`updated_at, id`,
    category: sql`category, updated_at, id`,
  };
  for (const [name, columns] of Object.entries(orders)) {
    await sql`create index ${sql.ref(`products_admin_${name}`)} on products (${columns}) where deleted_at is null`.execute(
      db,
    );
  }
}

async function extendOrders(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_newest on orders (created_at desc, number desc)`.execute(db);
  await sql`create index orders_status_newest on orders (status, created_at desc, number desc)`.execute(db);
  await sql`create index orders_total on orders (amount_cents, number)`.execute(db);
  // A part of the number as people read it; trigrams serve three digits or more.
  await sql`create index orders_number_trgm on orders using gin ((number::text) gin_trgm_ops)`.execute(db);
  await sql`create index users_search_trgm on users using gin (name gin_trgm_ops, email gin_trgm_ops)`.execute(db);
}

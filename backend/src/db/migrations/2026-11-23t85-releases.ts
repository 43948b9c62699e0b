import { type Kysely, sql } from 'kysely';

/** The history of a product. A draft with `publish_at` is published when that moment has come. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table releases (
    id uuid primary key default gen_random_uuid(),
    product_id integer not null references products (id) on delete cascade,
    version text not null,
    channel text not null default 'stable' check (channel in ('stable', 'beta')),
    state text not null default 'draft' check (state in ('draft', 'published', 'withdrawn')),
    notes text not null default '',
    html text not null default '',
    publish_at timestamptz(3),
    published_at timestamptz(3),
    withdrawn_at timestamptz(3),
    revision integer not null default 1,
    created_at timestamptz(3) not null default now(),
    unique (product_id, version)
  )`.execute(db);
  await sql`create index releases_due on releases (publish_at) where state = 'draft'`.execute(db);
}

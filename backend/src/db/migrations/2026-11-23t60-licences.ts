import { type Kysely, sql } from 'kysely';

/** The key of what an order gave. What it allows, and whether it has ended, stands in the order's entitlement. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table licences (
    id uuid primary key default gen_random_uuid(),
    order_id uuid not null unique references entitlements (order_id) on delete cascade,
    key text not null unique,
    created_at timestamptz(3) not null
  )`.execute(db);
}

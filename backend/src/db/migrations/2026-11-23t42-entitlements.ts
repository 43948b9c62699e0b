import { type Kysely, sql } from 'kysely';

/** What the buyer of an order holds. The row has no person of its own: it belongs to whom the order belongs to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table entitlements (
    order_id uuid primary key references orders (id) on delete cascade,
    tier text not null,
    activations integer not null check (activations >= 0),
    updates_until timestamptz(3),
    support_until timestamptz(3),
    ended_at timestamptz(3),
    created_at timestamptz(3) not null
  )`.execute(db);
}

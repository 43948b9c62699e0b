import { type Kysely, sql } from 'kysely';

/** Orders that go on with what an earlier one gave: renewals and upgrades. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table plan_changes (
    order_id uuid primary key references orders (id) on delete cascade,
    root_id uuid not null references entitlements (order_id) on delete cascade,
    kind text not null check (kind in ('renewal', 'upgrade')),
    tier text not null,
    rights jsonb not null,
    cents bigint not null check (cents >= 0),
    ended_at timestamptz(3),
    created_at timestamptz(3) not null
  )`.execute(db);
  await sql`create index plan_changes_by_root on plan_changes (root_id)`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Until when a plan is held; null is for ever, as everything was sold so far. `given` is what the purchase alone gave, once orders have changed it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table entitlements
    add column holds_until timestamptz(3),
    add column term_months integer,
    add column reminded_for timestamptz(3),
    add column given jsonb,
    add column given_ended_at timestamptz(3)`.execute(db);
}

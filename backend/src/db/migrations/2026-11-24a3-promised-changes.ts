import { type Kysely, sql } from 'kysely';

/** What an order goes on with; null for one that gives a plan of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_promises
    add column root_id uuid,
    add column change text,
    add column counted_cents bigint`.execute(db);
}

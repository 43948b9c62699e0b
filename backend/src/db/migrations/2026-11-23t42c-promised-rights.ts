import { type Kysely, sql } from 'kysely';

/** What the plan of an unpaid order gave when it was made; null for those that are open by now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_promises add column rights jsonb`.execute(db);
}

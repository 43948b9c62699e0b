import { type Kysely, sql } from 'kysely';

/** Part by part, so that no statement runs long on a large shop; orders that have a row are left alone. */
export const outsideTransaction = true;

const PART = 10_000;

/** What was sold before plans had rights was sold with one activation and updates for ever. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(number), 0)::float8 as last from orders`.execute(db);
  for (let from = 0; from <= (rows[0]?.last ?? 0); from += PART) {
    await sql`insert into entitlements (order_id, tier, activations, created_at)
      select id, tier, 1, created_at from orders
       where number >= ${from} and number < ${from + PART} and status = 'completed' and tier is not null
      on conflict do nothing`.execute(db);
  }
}

import { type Kysely, sql } from 'kysely';

/** Part by part, so that nobody waits long for an order: in one statement a million orders are locked for a minute. */
export const outsideTransaction = true;

const PART = 10_000;

/** The sorted names of the customers of orders that were there before `t20b-order-customers`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(number), 0)::float8 as last from orders`.execute(db);
  for (let from = 0; from <= (rows[0]?.last ?? 0); from += PART) {
    await sql`update orders set customer_sort = lower(users.name) from users
      where users.id = orders.user_id and orders.number >= ${from} and orders.number < ${from + PART}
        and orders.customer_sort is distinct from lower(users.name)`.execute(db);
  }
}

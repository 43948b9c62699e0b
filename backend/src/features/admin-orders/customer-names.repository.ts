import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Orders in one statement: as long as somebody who changes one of them may have to wait. */
const PART = 1_000;

/**
 * Sorts the orders of renamed customers under their new names. A trigger does so at once for those with few orders, and
 * remembers the others in `renamed_customers`.
 */
export async function sortRenamedCustomers(db: Kysely<Database>): Promise<void> {
  // As text, which is exact: a customer who is renamed again meanwhile stays remembered.
  const { rows } = await sql<{ user_id: string; at: string }>`
    select user_id, at::text as at from renamed_customers order by at`.execute(db);
  for (const { user_id, at } of rows) {
    for (let changed = PART; changed === PART; ) changed = await sortPart(db, user_id);
    await sql`delete from renamed_customers where user_id = ${user_id} and at = ${at}::timestamptz`.execute(db);
  }
}

async function sortPart(db: Kysely<Database>, userId: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update orders set customer_sort = lower(users.name) from users
     where users.id = orders.user_id and orders.number in (
       select number from orders join users on users.id = user_id
        where user_id = ${userId} and customer_sort is distinct from lower(name) limit ${PART}
     )`.execute(db);
  return Number(numAffectedRows ?? 0);
}

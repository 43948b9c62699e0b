import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Orders updated in one statement, which limits how long concurrent changes of one of them wait. */
const BATCH_SIZE = 1_000;

/**
 * Updates the sort names in the orders of renamed customers. A trigger does this immediately for customers with few
 * orders and records the others in `renamed_customers`.
 */
export async function updateCustomerSortNames(db: Kysely<Database>): Promise<void> {
  // As text, which is exact: a customer renamed again in the meantime stays recorded.
  const { rows } = await sql<{ user_id: string; at: string }>`
    select user_id, at::text as at from renamed_customers order by at`.execute(db);
  for (const { user_id, at } of rows) {
    for (let updatedCount = BATCH_SIZE; updatedCount === BATCH_SIZE; )
      updatedCount = await updateSortNamesBatch(db, user_id);
    await sql`delete from renamed_customers where user_id = ${user_id} and at = ${at}::timestamptz`.execute(db);
  }
}

async function updateSortNamesBatch(db: Kysely<Database>, userId: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update orders set customer_sort = lower(users.name) from users
     where users.id = orders.user_id and orders.number in (
       select number from orders join users on users.id = user_id
        where user_id = ${userId} and customer_sort is distinct from lower(name) limit ${BATCH_SIZE}
     )`.execute(db);
  return Number(numAffectedRows ?? 0);
}

import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/**
 * The keys of `part` that no start has inserted yet; they now count as inserted. A row changed or deleted since then
 * stays as it is. A server that starts concurrently waits here for the end of this transaction and then gets only the
 * remaining keys.
 */
export async function claimNewKeys(tx: Transaction<Database>, part: string, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await tx
    .insertInto('seed_marks')
    .values(keys.map((key) => ({ part, key })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .execute();
  return new Set(rows.map((row) => row.key));
}

/** Whether any start has seeded this database with the demo; without it a start marks only the super-admin. */
export async function hasDemoSeed(db: Kysely<Database>): Promise<boolean> {
  const mark = await db
    .selectFrom('seed_marks')
    .select('part')
    .where('part', '<>', 'account')
    .limit(1)
    .executeTakeFirst();
  return mark !== undefined;
}

import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../schema.ts';

/** Lets the servers that start at the same time seed one after the other, until the transaction ends. */
export async function takeTurn(tx: Transaction<Database>): Promise<void> {
  await sql`lock table seed_marks in share row exclusive mode`.execute(tx);
}

/**
 * The keys of `part` that no start has inserted yet; from now on they count as inserted.
 * A row that was changed or deleted since then stays as people left it.
 */
export async function takeNew(tx: Transaction<Database>, part: string, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await tx
    .insertInto('seed_marks')
    .values(keys.map((key) => ({ part, key })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .execute();
  return new Set(rows.map((row) => row.key));
}

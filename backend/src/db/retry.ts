import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isConflict, isStale } from './retryable-errors.ts';
import type { Database } from './schema.ts';

const ATTEMPTS = 5;
const BASE_DELAY_MS = 15;

/**
 * Runs `work` in a transaction, and again (at most five times in total) after a conflict chosen by PostgreSQL or a
 * stale statement after a migration. `work` must have no effect outside the transaction.
 */
export async function inTransaction<Result>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !(isStale(error) || isConflict(error))) throw error;
      await sleep(BASE_DELAY_MS * attempt * (0.5 + Math.random()));
    }
  }
}

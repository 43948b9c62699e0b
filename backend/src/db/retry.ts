import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

const ATTEMPTS = 5;
const BASE_DELAY_MS = 15;

/** Serialization failure and deadlock: the database rolled the transaction back, and doing it again is right. */
const REPEATABLE = new Set(['40001', '40P01']);

/**
 * Runs `work` in a transaction, and again (at most five times in all) when PostgreSQL chose it as the victim of a conflict.
 * `work` must have no effect outside the transaction.
 */
export async function inTransaction<Result>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRepeatable(error)) throw error;
      await sleep(BASE_DELAY_MS * attempt * (0.5 + Math.random()));
    }
  }
}

function isRepeatable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && REPEATABLE.has(String(error.code));
}

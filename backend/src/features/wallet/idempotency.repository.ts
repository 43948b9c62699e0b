import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

export interface KeyRow {
  request_hash: string;
  body: unknown;
}

/**
 * Keeps the person from being deleted until the transaction ends; false when that has happened already. Whoever deletes
 * a person locks this row first too, so the two wait for each other instead of blocking each other.
 */
export async function holdPerson(tx: Transaction<Database>, userId: string): Promise<boolean> {
  const row = await tx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes the key for this transaction; false when an earlier request has it.
 * While that request is still running this waits for its end.
 */
export async function claimKey(
  tx: Transaction<Database>,
  userId: string,
  key: string,
  requestHash: string,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, request_hash: requestHash, status: null, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}

export function findKey(db: Kysely<Database>, userId: string, key: string): Promise<KeyRow> {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'body'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

/** Keeps the answer beside the key, so that a repeated request gets it again. */
export async function storeAnswer(
  tx: Transaction<Database>,
  userId: string,
  key: string,
  status: number,
  body: unknown,
): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ status, body: JSON.stringify(body) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}

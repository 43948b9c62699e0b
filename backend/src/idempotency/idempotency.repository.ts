import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

export interface KeyRow {
  request_hash: string;
  body: unknown;
}

/**
 * Keeps the user from being deleted until the transaction ends; false when already deleted. Deleting a user locks this
 * row first too, so the two queue instead of deadlocking.
 */
export async function lockUser(tx: Transaction<Database>, userId: string): Promise<boolean> {
  const row = await tx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().executeTakeFirst();
  return row !== undefined;
}

/** `gone`: the user has been deleted. `taken`: an earlier request has the key. */
export type KeyClaim = 'claimed' | 'taken' | 'gone';

/**
 * Locks the user like `lockUser` and claims the key for this transaction, in one statement. Blocks while an earlier
 * request with the key is running.
 */
export async function claimKey(
  tx: Transaction<Database>,
  userId: string,
  key: string,
  requestHash: string,
  now: Date,
): Promise<KeyClaim> {
  const { rows } = await sql<{ found: boolean; claimed: boolean }>`
    with person as (select id from users where id = ${userId}::uuid for key share),
    claim as (
      insert into idempotency_keys (user_id, key, request_hash, created_at)
      select id, ${key}::text, ${requestHash}::text, ${now}::timestamptz from person
      on conflict do nothing
      returning key
    )
    select exists (select from person) as found, exists (select from claim) as claimed`.execute(tx);
  const [row] = rows;
  if (!row?.found) return 'gone';
  return row.claimed ? 'claimed' : 'taken';
}

export function findKey(db: Kysely<Database>, userId: string, key: string): Promise<KeyRow> {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'body'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

/** Stores the response with its key for repeated requests. */
export async function storeResponse(
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

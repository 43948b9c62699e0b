import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** An earlier call with the key. `answer` is null until it has ended. */
export interface StoredCall {
  request_hash: string;
  answer: string | null;
}

/**
 * Claims the key for one call, in a single statement, so that of two concurrent calls one is first. A key older than
 * `before` is free again.
 * @returns whether it was claimed
 */
export async function claimCall(
  db: Kysely<Database>,
  call: { id: string; user_id: string | null; request_hash: string; created_at: Date },
  before: Date,
): Promise<boolean> {
  const { id, user_id, request_hash, created_at } = call;
  const { rows } = await sql`
    insert into idempotent_calls (id, user_id, request_hash, created_at)
    values (${id}, ${user_id}::uuid, ${request_hash}, ${created_at}::timestamptz)
    on conflict (id) do update set request_hash = excluded.request_hash, created_at = excluded.created_at, answer = null
      where idempotent_calls.created_at < ${before}::timestamptz
    returning id`.execute(db);
  return rows.length > 0;
}

export function findCall(db: Kysely<Database>, id: string): Promise<StoredCall | undefined> {
  return db.selectFrom('idempotent_calls').select(['request_hash', 'answer']).where('id', '=', id).executeTakeFirst();
}

export async function storeAnswer(db: Kysely<Database>, id: string, answer: string): Promise<void> {
  await db.updateTable('idempotent_calls').set({ answer }).where('id', '=', id).execute();
}

/** The call had no effect, so its key is free again. */
export async function releaseCall(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('idempotent_calls').where('id', '=', id).where(sql<boolean>`answer is null`).execute();
}

export async function deleteExpiredCalls(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('idempotent_calls').where('created_at', '<', before).execute();
}

import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Stores a new link and invalidates all earlier ones of the account. */
export async function replaceResetLink(
  tx: Transaction<Database>,
  reset: { userId: string; tokenHash: string; now: Date; expiresAt: Date },
): Promise<void> {
  await deleteResetLinks(tx, reset.userId);
  await tx
    .insertInto('password_resets')
    .values({
      user_id: reset.userId,
      token_hash: reset.tokenHash,
      created_at: reset.now,
      expires_at: reset.expiresAt,
      used_at: null,
    })
    .execute();
}

/** Whether a link is valid; checked before the expensive hash is computed. */
export async function isResetLinkValid(db: Kysely<Database>, tokenHash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('password_resets')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Consumes a link; only one of several concurrent calls gets the account's id. */
export async function consumeResetLink(
  db: Kysely<Database>,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Invalidates all links of the account. */
export async function deleteResetLinks(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

/** Deletes links that expired before the given moment. */
export async function deleteExpiredResetLinks(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<', before).execute();
}

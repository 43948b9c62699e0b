import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Stores a new link and makes every older one of the account useless. */
export async function replaceReset(
  tx: Transaction<Database>,
  reset: { userId: string; tokenHash: string; now: Date; expiresAt: Date },
): Promise<void> {
  await removeResetsOf(tx, reset.userId);
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

/** Whether a link would work now; asked before the expensive hash is made. */
export async function resetIsOpen(db: Kysely<Database>, tokenHash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('password_resets')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a link up; of several calls at the same time exactly one gets the account's id. */
export async function spendReset(db: Kysely<Database>, tokenHash: string, now: Date): Promise<string | undefined> {
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

/** Makes every link of the account useless. */
export async function removeResetsOf(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

/** Removes links that ended before the given moment. */
export async function removeEndedResets(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<', before).execute();
}

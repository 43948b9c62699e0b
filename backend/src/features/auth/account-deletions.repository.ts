import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Notes that an account is to be deleted, from a moment on. */
export async function planDeletion(tx: Transaction<Database>, userId: string, dueAt: Date): Promise<void> {
  await tx
    .insertInto('account_deletions')
    .values({ user_id: userId, due_at: dueAt })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ due_at: dueAt }))
    .execute();
}

/** Keeps an account after all; false when nobody had asked for its deletion. */
export async function cancelDeletion(tx: Transaction<Database>, userId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('account_deletions')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Marks every account as deleted whose moment has come. Whoever has become an administrator since is left alone.
 * @param deletedAt so long ago that an administrator could not take it back any more
 */
export async function markDueDeletions(db: Kysely<Database>, now: Date, deletedAt: Date): Promise<void> {
  await sql`with due as (delete from account_deletions where due_at <= ${now}::timestamptz returning user_id)
    update users set deleted_at = ${deletedAt}::timestamptz, version = version + 1
     from due where users.id = due.user_id and users.role = 'customer' and users.deleted_at is null`.execute(db);
}

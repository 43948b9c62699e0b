import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Schedules the deletion of an account. */
export async function scheduleDeletion(tx: Transaction<Database>, userId: string, dueAt: Date): Promise<void> {
  await tx
    .insertInto('account_deletions')
    .values({ user_id: userId, due_at: dueAt })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ due_at: dueAt }))
    .execute();
}

/** Cancels the deletion of an account; false when none was scheduled. */
export async function cancelDeletion(tx: Transaction<Database>, userId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('account_deletions')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Marks every account that is due as deleted, except users who have become administrators since.
 * @param deletedAt so long ago that an administrator can no longer restore the account
 */
export async function markDueDeletions(db: Kysely<Database>, now: Date, deletedAt: Date): Promise<void> {
  await sql`with due as (delete from account_deletions where due_at <= ${now}::timestamptz returning user_id)
    update users set deleted_at = ${deletedAt}::timestamptz, version = version + 1
     from due where users.id = due.user_id and users.role = 'customer' and users.deleted_at is null`.execute(db);
}

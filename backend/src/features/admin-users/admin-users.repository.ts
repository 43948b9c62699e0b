import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { UsersTable } from '../../db/schema-accounts.ts';

const columns = ['id', 'name', 'email', 'status', 'role', 'created_at', 'version'] as const;

export type AdminUserRow = Pick<Selectable<UsersTable>, (typeof columns)[number]>;
export type LockedUserRow = AdminUserRow & Pick<Selectable<UsersTable>, 'deleted_at'>;

/** What an administrator may change. */
export type UserFields = Pick<AdminUserRow, 'name' | 'email' | 'role' | 'status'>;

/** All accounts that are not deleted, newest first. */
export function findUsers(db: Kysely<Database>): Promise<AdminUserRow[]> {
  return db
    .selectFrom('users')
    .select(columns)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Whether there is such an account that is not deleted. */
export async function userExists(db: Kysely<Database>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findUserName(db: Kysely<Database>, id: string): Promise<string | undefined> {
  return (await db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst())?.name;
}

/**
 * The account, deleted or not, and every active super-admin, locked until the transaction ends. All callers lock in the
 * order of the ids, so two of them wait for each other in turn instead of blocking each other.
 */
export function lockUserAndSuperAdmins(tx: Transaction<Database>, id: string): Promise<LockedUserRow[]> {
  return tx
    .selectFrom('users')
    .select([...columns, 'deleted_at'])
    .where((eb) =>
      eb.or([
        eb('id', '=', id),
        eb.and([eb('role', '=', 'super_admin'), eb('status', '=', 'active'), eb('deleted_at', 'is', null)]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Saves the fields and raises the version. Fails with a unique violation of `EMAIL_INDEX` when the address is taken. */
export function saveUser(tx: Transaction<Database>, id: string, fields: UserFields): Promise<AdminUserRow> {
  return tx
    .updateTable('users')
    .set({ ...fields, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Marks the account as deleted, or takes the mark away with null. */
export function markDeleted(tx: Transaction<Database>, id: string, at: Date | null): Promise<AdminUserRow> {
  return tx
    .updateTable('users')
    .set({ deleted_at: at, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Accounts deleted up to `before`, locked; one that is being restored right now is left out. */
export function lockDeletedUsers(
  tx: Transaction<Database>,
  before: Date,
  limit: number,
): Promise<{ id: string; avatar: string | null }[]> {
  return tx
    .selectFrom('users')
    .select(['id', 'avatar'])
    .where('deleted_at', '<=', before)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Erases the account with all that hangs on it; orders and the ledger stay without a name. */
export async function eraseUser(tx: Transaction<Database>, id: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute();
}

/** Reset links of a deleted account must not work after it is restored. */
export async function removeResets(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}

import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { UsersTable } from '../../db/schema-accounts.ts';

const columns = ['id', 'name', 'email', 'status', 'role', 'created_at'] as const;

export type AdminUserRow = Pick<Selectable<UsersTable>, (typeof columns)[number]>;
export type LockedUserRow = Pick<Selectable<UsersTable>, 'id' | 'role' | 'status' | 'avatar'>;

/** All accounts, newest first. */
export function findUsers(db: Kysely<Database>): Promise<AdminUserRow[]> {
  return db.selectFrom('users').select(columns).orderBy('created_at', 'desc').orderBy('id').execute();
}

/**
 * The account and every active super-admin, locked until the transaction ends. All callers lock in the order of the
 * ids, so two of them wait for each other in turn instead of blocking each other.
 */
export function lockUserAndSuperAdmins(tx: Transaction<Database>, id: string): Promise<LockedUserRow[]> {
  return tx
    .selectFrom('users')
    .select(['id', 'role', 'status', 'avatar'])
    .where((eb) => eb.or([eb('id', '=', id), eb.and({ role: 'super_admin', status: 'active' })]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Removes the person: sessions, reset links, addresses and downloads go along; orders and the wallet lose their owner.
 */
export async function deleteUser(tx: Transaction<Database>, id: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute();
}

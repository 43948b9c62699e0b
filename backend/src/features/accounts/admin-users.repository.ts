import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { AdminUserSort } from '../../../../contract/generated/model.ts';
import {
  ascending,
  descending,
  type Order,
  type PageResult,
  type Range,
  readPage,
  sortByKeys,
} from '../../db/paging.ts';
import { readCount } from '../../db/row-counts.ts';
import type { Database } from '../../db/schema.ts';
import { contains, type SearchPath } from '../../db/search.ts';
import type { UsersTable } from '../../db/tables.gen.ts';

const columns = ['id', 'name', 'email', 'status', 'role', 'rights', 'created_at', 'version'] as const;

export type AdminUserRow = Pick<Selectable<UsersTable>, (typeof columns)[number]>;
export type LockedUserRow = AdminUserRow &
  Pick<Selectable<UsersTable>, 'deleted_at' | 'email_verified_at' | 'language'>;

/** The fields that an administrator may change. */
export type UserFields = Pick<AdminUserRow, 'name' | 'email' | 'role' | 'status' | 'rights'>;

export interface UsersFilter {
  /** part of the name or of the email address */
  search: string | undefined;
  status: AdminUserRow['status'] | undefined;
  role: AdminUserRow['role'] | undefined;
}

const name = sql`lower(name) collate "C"`;
const email = sql`lower(email) collate "C"`;
const joined = sql`created_at`;
const id = sql<string>`id`;
const ORDERS: Record<AdminUserSort, Order[]> = {
  '-joined': [descending(joined), ascending(id)],
  joined: [ascending(joined), descending(id)],
  name: [ascending(name), ascending(id)],
  '-name': [descending(name), descending(id)],
  email: [ascending(email), ascending(id)],
  '-email': [descending(email), descending(id)],
};

/** One page of accounts, excluding deleted ones. */
export async function listUsers(
  db: Kysely<Database>,
  { search, status, role }: UsersFilter,
  sort: AdminUserSort,
  range: Range,
): Promise<PageResult<AdminUserRow>> {
  const matching = (path: SearchPath) => {
    let query = db.selectFrom('users').where('deleted_at', 'is', null);
    if (status !== undefined) query = query.where('status', '=', status);
    if (role !== undefined) query = query.where('role', '=', role);
    return search === undefined ? query : query.where(contains(['name', 'email'], search, path));
  };
  const list = { key: id, orders: ORDERS[sort], searched: search !== undefined };
  const knownTotal = list.searched ? undefined : await readCount(db, 'users', `${status ?? '%'} ${role ?? '%'}`);
  const { keys, ...total } = await readPage(db, matching, list, range, knownTotal);
  const rows = await db
    .selectFrom('users')
    .select(columns)
    .where('id', '=', sql<string>`any(${keys}::uuid[])`)
    .execute();
  return { ...total, rows: sortByKeys(keys, rows, (row) => row.id) };
}

/** Whether the account exists and is not deleted. */
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
 * The account, deleted or not, and all active super-admins, locked until the transaction ends. All callers lock in the
 * order of the ids, so that they queue instead of deadlocking.
 */
export function lockUserAndSuperAdmins(tx: Transaction<Database>, id: string): Promise<LockedUserRow[]> {
  return tx
    .selectFrom('users')
    .select([...columns, 'deleted_at', 'email_verified_at', 'language'])
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

/**
 * Saves the fields and increments the version. Fails with a unique violation of `EMAIL_INDEX` when the email is taken.
 */
export function updateUser(tx: Transaction<Database>, id: string, fields: UserFields): Promise<AdminUserRow> {
  return tx
    .updateTable('users')
    .set({ ...fields, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Marks the account as deleted, or restores it with null. */
export function markDeleted(tx: Transaction<Database>, id: string, at: Date | null): Promise<AdminUserRow> {
  return tx
    .updateTable('users')
    .set({ deleted_at: at, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Accounts deleted up to `before`, locked; one that is being restored now is skipped. */
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

/** Erases the account and everything that belongs to it; orders and the ledger stay without a name. */
export async function eraseUser(tx: Transaction<Database>, id: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute();
}

import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Language } from '../../../../contract/rules/languages.ts';
import { USER_COLUMNS } from '../../db/columns.ts';
import type { Database } from '../../db/schema.ts';
import type { UsersTable } from '../../db/tables.gen.ts';
import { signInRequired } from '../../lib/errors.ts';

export type UserRow = Omit<Selectable<UsersTable>, 'person_key'>;

export interface NewUser {
  id?: string;
  name: string;
  email: string;
  passwordHash: string;
  role?: UserRow['role'];
  status?: UserRow['status'];
  rights?: UserRow['rights'];
  address?: string | null;
  language?: UserRow['language'] | undefined;
  createdAt?: Date;
}

/** The index that keeps emails unique, ignoring case. */
export const EMAIL_INDEX = 'users_email_once';

/** Inserts only the user; fails with a unique violation of `EMAIL_INDEX` when the email is taken. */
export function insertUser(db: Kysely<Database>, user: NewUser): Promise<UserRow> {
  return db
    .insertInto('users')
    .values({
      id: user.id,
      name: user.name,
      email: user.email,
      password_hash: user.passwordHash,
      role: user.role,
      status: user.status,
      rights: user.rights,
      address: user.address ?? null,
      language: user.language ?? null,
      created_at: user.createdAt,
    })
    .returning(USER_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** The user with this email, ignoring case; never a deleted one, although that email is still taken. */
export function findUserByEmail(db: Kysely<Database>, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .select(USER_COLUMNS)
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export function findUserById(db: Kysely<Database>, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').select(USER_COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Locks the account's email until the transaction ends; false when it has changed. */
export async function lockEmail(tx: Transaction<Database>, id: string, email: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export interface ProfileChange {
  name: string;
  email: string;
  /** undefined keeps the address */
  address: string | null | undefined;
  /** undefined keeps the password */
  passwordHash: string | undefined;
}

/**
 * Saves a profile only if the account still has the password hash that was checked; undefined when it has changed or
 * the account is deleted.
 */
export function saveProfile(
  db: Kysely<Database>,
  id: string,
  checkedHash: string,
  change: ProfileChange,
): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set({
      name: change.name,
      email: change.email,
      version: sql<number>`version + 1`,
      ...(change.address === undefined ? {} : { address: change.address }),
      ...(change.passwordHash === undefined ? {} : { password_hash: change.passwordHash }),
    })
    .where('id', '=', id)
    .where('password_hash', '=', checkedHash)
    .returning(USER_COLUMNS)
    .executeTakeFirst();
}

export async function updateLanguage(db: Kysely<Database>, id: string, language: Language): Promise<void> {
  await db.updateTable('users').set({ language }).where('id', '=', id).execute();
}

export async function setPassword(db: Kysely<Database>, id: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

/** Replaces the picture and returns the previous one; null when the account is deleted. */
export async function replaceAvatar(
  db: Kysely<Database>,
  id: string,
  avatar: string,
): Promise<{ previous: string | null } | null> {
  const result = await sql<{ previous: string | null }>`
    update users set avatar = ${avatar}
    from (select id, avatar from users where id = ${id} for update) as before
    where users.id = before.id
    returning before.avatar as previous`.execute(db);
  return result.rows[0] ?? null;
}

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

/** The account of a session. @throws AppError 401 (account deleted) */
export async function getOwnAccount(db: Kysely<Database>, userId: string): Promise<UserRow> {
  const user = await findUserById(db, userId);
  if (!user) throw signInRequired();
  return user;
}

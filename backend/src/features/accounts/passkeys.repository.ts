import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { PasskeysTable } from '../../db/tables.gen.ts';

export type PasskeyRow = Selectable<PasskeysTable>;

const COLUMNS = [
  'id',
  'user_id',
  'credential_id',
  'public_key',
  'counter',
  'transports',
  'synced',
  'name',
  'created_at',
  'last_used_at',
] as const;

/** The passkeys of an account, newest first. */
export function listPasskeys(db: Kysely<Database>, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The passkey with this credential id, of any user. */
export function findCredential(db: Kysely<Database>, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkeys').select(COLUMNS).where('credential_id', '=', credentialId).executeTakeFirst();
}

export type NewPasskey = Pick<
  PasskeyRow,
  'user_id' | 'credential_id' | 'public_key' | 'counter' | 'transports' | 'synced' | 'name' | 'created_at'
>;

/** Inserts a passkey; undefined when it is already registered. */
export function insertPasskey(db: Kysely<Database>, passkey: NewPasskey): Promise<PasskeyRow | undefined> {
  return db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((known) => known.column('credential_id').doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

/**
 * Records a use; false when the counter has not increased, as with a copied key. Devices without a counter always send
 * 0.
 */
export async function recordUse(db: Kysely<Database>, id: string, counter: number, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: at })
    .where('id', '=', id)
    .where(({ eb, and, or }) => or([eb('counter', '<', counter), and([eb('counter', '=', 0), eb.val(counter === 0)])]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Undefined when it is not this user's. */
export function renameOwnPasskey(
  db: Kysely<Database>,
  userId: string,
  id: string,
  name: string,
): Promise<PasskeyRow | undefined> {
  return db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Deletes one; undefined when it is not this user's. */
export function deleteOwnPasskey(
  db: Kysely<Database>,
  userId: string,
  id: string,
): Promise<{ name: string } | undefined> {
  return db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst();
}

/** Deletes all passkeys of an account. @returns whether there was one */
export async function deleteAllPasskeys(db: Kysely<Database>, userId: string): Promise<boolean> {
  const deleted = await db.deleteFrom('passkeys').where('user_id', '=', userId).returning('id').execute();
  return deleted.length > 0;
}

/**
 * Serialises changes of an account's factors: concurrent ones could each remove what the other considers the remaining
 * factor.
 */
export async function lockFactors(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

interface Challenge {
  hash: string;
  /** The user registering a new passkey; null for signing in. */
  userId: string | null;
  expiresAt: Date;
}

export async function insertChallenge(db: Kysely<Database>, { hash, userId, expiresAt }: Challenge): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hash, user_id: userId, expires_at: expiresAt })
    .execute();
}

/** Consumes a challenge, whether or not the check succeeds; false when it is expired, used or for another purpose. */
export async function consumeChallenge(
  db: Kysely<Database>,
  hash: string,
  userId: string | null,
  now: Date,
): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hash)
    .returning(['user_id', 'expires_at'])
    .executeTakeFirst();
  return row !== undefined && row.user_id === userId && row.expires_at > now;
}

export async function deleteExpiredChallenges(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', before).execute();
}

import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Records that a link sent to the current email was used. */
export async function markEmailVerified(tx: Transaction<Database>, id: string, at: Date): Promise<void> {
  await tx.updateTable('users').set({ email_verified_at: at }).where('id', '=', id).execute();
}

/** Whether the user's current email is verified. */
export async function isEmailVerified(db: Kysely<Database>, id: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('email_verified_at').where('id', '=', id).executeTakeFirst();
  return row !== undefined && row.email_verified_at !== null;
}

/** Stores a recovery link for the email that the account just had. */
export async function insertRecoveryLink(
  tx: Transaction<Database>,
  link: { userId: string; email: string; tokenHash: string; now: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('email_returns')
    .values({
      user_id: link.userId,
      email: link.email,
      token_hash: link.tokenHash,
      created_at: link.now,
      expires_at: link.expiresAt,
    })
    .execute();
}

/** Whether a recovery link is valid; checked before the expensive hash is computed. */
export async function isRecoveryLinkValid(db: Kysely<Database>, tokenHash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('email_returns')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Consumes a recovery link and every later one of the account: an attacker may have changed the email again.
 * @returns user and email; undefined for all but one of several concurrent calls
 */
export async function consumeRecoveryLink(
  tx: Transaction<Database>,
  tokenHash: string,
  now: Date,
): Promise<{ user_id: string; email: string } | undefined> {
  const link = await tx
    .deleteFrom('email_returns')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email', 'created_at'])
    .executeTakeFirst();
  if (!link) return undefined;
  await tx
    .deleteFrom('email_returns')
    .where('user_id', '=', link.user_id)
    .where('created_at', '>=', link.created_at)
    .execute();
  return link;
}

/** Invalidates all recovery links of the account. */
export async function deleteRecoveryLinks(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx.deleteFrom('email_returns').where('user_id', '=', userId).execute();
}

/**
 * The user with access to the current email controls the account again: recovery links created since it first left this
 * email lead to other mailboxes, which may be an attacker's.
 */
export async function deleteRecoveryLinksSince(tx: Transaction<Database>, userId: string): Promise<void> {
  await sql`delete from email_returns r where r.user_id = ${userId} and r.created_at >= (
    select min(own.created_at) from email_returns own join users u on u.id = own.user_id
     where own.user_id = ${userId} and lower(own.email) = lower(u.email))`.execute(tx);
}

/** Restores the account's previous email, which the used link has verified. */
export async function restoreEmail(tx: Transaction<Database>, id: string, email: string, at: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email, email_verified_at: at, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Whether an email can still be restored to another account. */
export async function isEmailReserved(
  db: Kysely<Database>,
  email: string,
  now: Date,
  ownId: string | null = null,
): Promise<boolean> {
  const row = await db
    .selectFrom('email_returns')
    .select('id')
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
    .where('expires_at', '>', now)
    .$if(ownId !== null, (query) => query.where('user_id', '!=', ownId ?? ''))
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes expired recovery links. */
export async function deleteExpiredRecoveryLinks(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('email_returns').where('expires_at', '<', before).execute();
}

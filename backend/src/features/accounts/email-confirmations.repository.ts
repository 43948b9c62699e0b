import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { EmailConfirmationsTable } from '../../db/tables.gen.ts';

const COLUMNS = ['user_id', 'email', 'token_hash', 'created_at', 'expires_at'] as const;

export type EmailConfirmation = Selectable<EmailConfirmationsTable>;

/** Stores the account's only valid link; an earlier one becomes invalid. */
export async function upsertConfirmation(tx: Transaction<Database>, link: EmailConfirmation): Promise<void> {
  const { user_id: _, ...values } = link;
  await tx
    .insertInto('email_confirmations')
    .values(link)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** The account's link, if it is currently valid. */
export function findConfirmation(
  db: Kysely<Database>,
  userId: string,
  now: Date,
): Promise<EmailConfirmation | undefined> {
  return db
    .selectFrom('email_confirmations')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Consumes a link; only one of several concurrent calls gets it. */
export function consumeConfirmation(
  tx: Transaction<Database>,
  tokenHash: string,
  now: Date,
): Promise<EmailConfirmation | undefined> {
  return tx
    .deleteFrom('email_confirmations')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Invalidates the link of the account. */
export async function deleteConfirmation(tx: Kysely<Database>, userId: string): Promise<void> {
  await tx.deleteFrom('email_confirmations').where('user_id', '=', userId).execute();
}

/** Deletes expired links. */
export async function deleteExpiredConfirmations(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('email_confirmations').where('expires_at', '<', before).execute();
}

/**
 * Changes the account's email.
 * @param verifiedAt when a used link has verified it; null before that
 */
export async function updateEmail(
  tx: Transaction<Database>,
  id: string,
  email: string,
  verifiedAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email, email_verified_at: verifiedAt, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

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

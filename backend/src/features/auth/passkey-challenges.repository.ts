import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';

interface Challenge {
  hash: string;
  /** Whose new passkey it is for; null: for the use of any. */
  userId: string | null;
  expiresAt: Date;
}

export async function keepChallenge(db: Kysely<Database>, { hash, userId, expiresAt }: Challenge): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hash, user_id: userId, expires_at: expiresAt })
    .execute();
}

/** Uses a challenge up, whatever comes of it; false for one that is over, used, or for something else. */
export async function spendChallenge(
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

export async function removeEndedChallenges(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', before).execute();
}

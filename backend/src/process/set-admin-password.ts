import type { Kysely } from 'kysely';
import { inTransaction } from '../db/retry.ts';
import type { Database } from '../db/schema.ts';
import { removeFactor } from '../features/accounts/factors.repository.ts';
import { deletePasskeysOf } from '../features/accounts/passkeys.repository.ts';
import { hashPassword } from '../features/accounts/passwords.adapter.ts';
import { revokeSessionsOf } from '../features/accounts/sessions.repository.ts';
import { findUserByEmail, setPassword } from '../features/accounts/users.repository.ts';

/** Minimum length in characters, as for ADMIN_PASSWORD in production. */
export const SHORTEST = 15;
export const LONGEST = 128;

/** @throws Error with the reason why it is invalid */
export function checkAdminPassword(password: string): void {
  if (password.length < SHORTEST || password.length > LONGEST)
    throw new Error(`Nothing was changed: the password must have ${SHORTEST} to ${LONGEST} characters.`);
}

/**
 * Restores access for a super-admin who has lost password, authenticator app or passkeys.
 * @returns what was done @throws Error with the reason why nothing was done
 */
export async function setAdminPassword(db: Kysely<Database>, email: string, password: string): Promise<string> {
  checkAdminPassword(password);
  const user = await findUserByEmail(db, email);
  if (user?.role !== 'super_admin') throw new Error(`Nothing was changed: ${email} is not a super-admin here.`);
  const hash = await hashPassword(password);
  await inTransaction(db, async (tx) => {
    await setPassword(tx, user.id, hash);
    await revokeSessionsOf(tx, user.id, new Date());
    await removeFactor(tx, user.id);
    await deletePasskeysOf(tx, user.id);
  });
  return `${email} has the new password. All earlier sessions have ended, and two-step sign-in is off.`;
}

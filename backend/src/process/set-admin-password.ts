import type { Kysely } from 'kysely';
import { inTransaction } from '../db/retry.ts';
import type { Database } from '../db/schema.ts';
import { deleteFactor } from '../features/accounts/factors.repository.ts';
import { deleteAllPasskeys } from '../features/accounts/passkeys.repository.ts';
import { hashPassword } from '../features/accounts/passwords.adapter.ts';
import { revokeSessions } from '../features/accounts/sessions.repository.ts';
import { findUserByEmail, setPassword } from '../features/accounts/users.repository.ts';

/** Minimum length in characters, as for ADMIN_PASSWORD in production. */
export const MIN_LENGTH = 15;
export const MAX_LENGTH = 128;

/** @throws Error with the reason why it is invalid */
export function checkAdminPassword(password: string): void {
  if (password.length < MIN_LENGTH || password.length > MAX_LENGTH)
    throw new Error(`Nothing was changed: the password must be ${MIN_LENGTH} to ${MAX_LENGTH} characters long.`);
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
    await revokeSessions(tx, user.id, new Date());
    await deleteFactor(tx, user.id);
    await deleteAllPasskeys(tx, user.id);
  });
  return `${email} has the new password. All earlier sessions have ended, and two-step sign-in is off.`;
}

import type { Transaction } from 'kysely';
import { REFUSALS } from '../../../shared/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { ProfileInput } from '../../generated/model.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { isUniqueViolation } from '../../http/database-errors.ts';
import { AppError, conflict, invalid } from '../../lib/errors.ts';
import { mailboxOf } from '../../mail/mailbox.ts';
import { passwordChangedMail } from '../../mail/messages.ts';
import { checkName, emailTaken } from '../auth/account.rules.ts';
import { isHeld } from '../auth/email-proof.repository.ts';
import { tellFormerAddress } from '../auth/email-return.service.ts';
import { checkNewPassword } from '../auth/password.rules.ts';
import { hashPassword, verifyPassword } from '../auth/passwords.adapter.ts';
import { revokeSessionsOf } from '../auth/sessions.repository.ts';
import { EMAIL_INDEX, findUserById, saveProfile, type UserRow } from '../auth/users.repository.ts';

/** @throws AppError 400 when the current password is missing or wrong, 429 after too many wrong ones */
async function checkCurrent(deps: Deps, user: UserRow, given: string | undefined): Promise<void> {
  if (given === undefined) throw invalid('currentPassword', REFUSALS.currentPasswordMissing);
  await deps.limits.take('current-password', user.id);
  // 400 and not 401: the session is fine, and a 401 would sign the person out.
  if (!(await verifyPassword(user.password_hash, given))) {
    throw invalid('currentPassword', REFUSALS.wrongCurrentPassword);
  }
  await deps.limits.clear('current-password', user.id);
}

/** Tells the owner, at the address the account had before. */
async function notify(
  deps: Deps,
  tx: Transaction<Database>,
  before: UserRow,
  changed: { email: boolean; password: boolean },
): Promise<void> {
  if (changed.email) await tellFormerAddress(deps, tx, before);
  if (changed.password) await deps.mail.send(passwordChangedMail(mailboxOf(before), deps.clock.now()), tx);
}

/**
 * Saves name, e-mail, address and, when given, a new password: all of it or nothing. A new password needs the current
 * one and ends every other session. So does a new e-mail need it, because the mailbox opens the account: a stolen token
 * alone must not take it over.
 * @throws AppError 400, 401 (account gone), 409 (address taken, or changed elsewhere meanwhile), 429
 */
export async function updateProfile(
  deps: Deps,
  session: SessionUser,
  sessionId: string | null,
  input: ProfileInput,
): Promise<UserRow> {
  const name = checkName(input.name);
  if (input.newPassword !== undefined) {
    checkNewPassword('newPassword', input.newPassword, deps.env.passwordMinLength);
  }
  const before = await findUserById(deps.db, session.id);
  if (!before) throw new AppError(401, 'unauthorized', REFUSALS.signIn);
  const newEmail = input.email.toLowerCase() !== before.email.toLowerCase();
  if (input.newPassword !== undefined || newEmail) {
    await checkCurrent(deps, before, input.currentPassword);
  }
  // Each tells the former address by mail and holds it for days.
  if (newEmail) await deps.limits.take('email-change', before.id);
  if (newEmail && (await isHeld(deps.db, input.email, deps.clock.now(), before.id))) throw emailTaken();
  const passwordHash = input.newPassword === undefined ? undefined : await hashPassword(input.newPassword);
  const address = input.address === undefined ? undefined : input.address?.trim() || null;
  return inTransaction(deps.db, async (trx) => {
    const row = await saveProfile(trx, session.id, before.password_hash, {
      name,
      email: input.email,
      address,
      passwordHash,
    });
    if (!row) throw conflict('Your account was changed at the same time. Please try again.');
    if (passwordHash !== undefined) await revokeSessionsOf(trx, session.id, deps.clock.now(), sessionId);
    await notify(deps, trx, before, { email: newEmail, password: passwordHash !== undefined });
    return row;
  }).catch((error) => {
    if (isUniqueViolation(error, EMAIL_INDEX)) throw emailTaken();
    throw error;
  });
}

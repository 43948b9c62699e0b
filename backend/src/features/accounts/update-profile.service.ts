import type { Transaction } from 'kysely';
import type { ProfileInput } from '../../../../contract/generated/model.ts';
import { isSameEmail } from '../../../../contract/rules/emails.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Call, Deps, SessionUser } from '../../http/contract/operation.ts';
import { isUniqueViolation } from '../../http/database-errors.ts';
import { conflict, invalid, verificationRequired } from '../../lib/errors.ts';
import { toMailbox } from '../../mail/mailbox.ts';
import { passwordChangedMail } from '../../mail/messages.ts';
import { checkName, checkNewPassword, emailTaken } from './account.rules.ts';
import { changeEmail, sendConfirmation } from './confirm-email.service.ts';
import { deleteConfirmation } from './email-confirmations.repository.ts';
import { isEmailReserved } from './email-verification.repository.ts';
import { findFactor } from './factors.repository.ts';
import { hashPassword, verifyPassword } from './passwords.adapter.ts';
import { revokeSessions } from './sessions.repository.ts';
import { EMAIL_INDEX, findUserByEmail, getOwnAccount, saveProfile, type UserRow } from './users.repository.ts';

/** Whether the change requires the current password: if sent, it must always be correct. */
function needsCurrentPassword(deps: Deps, input: ProfileInput, newEmail: boolean): boolean {
  if (input.newPassword !== undefined) return true;
  return newEmail && (deps.env.rules.confirmNewEmail || input.currentPassword !== undefined);
}

/** @throws AppError 400 when the current password is missing or wrong, 429 after too many attempts */
async function checkCurrentPassword(deps: Deps, user: UserRow, password: string | undefined): Promise<void> {
  if (password === undefined) throw invalid('currentPassword', REFUSALS.currentPasswordMissing);
  await deps.limits.consume('current-password', user.id);
  // 400, not 401: the session is valid, and a 401 would sign the user out.
  if (!(await verifyPassword(user.password_hash, password))) {
    throw invalid('currentPassword', REFUSALS.wrongCurrentPassword);
  }
  await deps.limits.clear('current-password', user.id);
}

/**
 * A user with an authenticator app needs it to change email or password; the password alone is not enough. @throws
 * AppError 403
 */
async function checkRecentVerification(deps: Deps, user: UserRow, { isProven }: Call): Promise<void> {
  if (!deps.env.rules.freshProofEverywhere || isProven) return;
  if ((await findFactor(deps.db, user.id))?.enabled_at) throw verificationRequired();
}

/**
 * A new password ends other sessions and cancels a pending email, which may have been requested with the old password.
 */
async function applyPasswordChange(
  deps: Deps,
  tx: Transaction<Database>,
  user: UserRow,
  sessionId: string | null,
): Promise<void> {
  const now = deps.clock.now();
  await revokeSessions(tx, user.id, now, sessionId);
  await deleteConfirmation(tx, user.id);
  await deps.mail.send(passwordChangedMail(toMailbox(user), now), tx);
}

/** @throws AppError 409 when another account has the email or can restore it, 429 after too many changes */
async function checkNewEmail(deps: Deps, user: UserRow, email: string): Promise<void> {
  // Each change sends an email to an unverified address.
  await deps.limits.consume('email-change', user.id);
  const isTaken =
    (await findUserByEmail(deps.db, email)) || (await isEmailReserved(deps.db, email, deps.clock.now(), user.id));
  if (isTaken) throw emailTaken();
}

/**
 * Saves name, email, address and, if given, a new password in one transaction. A new password requires the current one
 * and ends all other sessions. With `confirmNewEmail` so does a new email, because access to the mailbox means access
 * to the account: a stolen token alone must not take it over. The new email gets a link and is changed once the link is
 * used. Without the setting it changes immediately.
 * @throws AppError 400, 401 (account deleted), 403 (not recently verified), 409 (email taken, or changed elsewhere),
 * 429
 */
export async function updateProfile(
  deps: Deps,
  session: SessionUser,
  call: Call,
  input: ProfileInput,
): Promise<UserRow> {
  const name = checkName(input.name);
  if (input.newPassword !== undefined) {
    checkNewPassword('newPassword', input.newPassword, deps.env, { name, email: input.email });
  }
  const before = await getOwnAccount(deps.db, session.id);
  const newEmail = !isSameEmail(input.email, before.email);
  if (input.newPassword !== undefined || newEmail) await checkRecentVerification(deps, before, call);
  if (needsCurrentPassword(deps, input, newEmail)) await checkCurrentPassword(deps, before, input.currentPassword);
  if (newEmail) await checkNewEmail(deps, before, input.email);
  const passwordHash = input.newPassword === undefined ? undefined : await hashPassword(input.newPassword);
  const address = input.address === undefined ? undefined : input.address?.trim() || null;
  return inTransaction(deps.db, async (trx) => {
    const row = await saveProfile(trx, session.id, before.password_hash, {
      name,
      email: newEmail ? before.email : input.email,
      address,
      passwordHash,
    });
    if (!row) throw conflict(REFUSALS.accountChanged);
    if (passwordHash !== undefined) await applyPasswordChange(deps, trx, before, call.sessionId);
    if (!newEmail) return row;
    if (!deps.env.rules.confirmNewEmail) return changeEmail(deps, trx, before, input.email);
    await sendConfirmation(deps, trx, before, input.email);
    return row;
  }).catch((error) => {
    if (isUniqueViolation(error, EMAIL_INDEX)) throw emailTaken();
    throw error;
  });
}

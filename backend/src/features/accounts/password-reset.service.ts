import type { Transaction } from 'kysely';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { claimGuestOrders } from '../../guests/claim-guest-orders.repository.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { isUniqueViolation } from '../../http/database-errors.ts';
import { linkExpired } from '../../lib/errors.ts';
import { createLinkToken, hashLinkToken } from '../../lib/link-token.ts';
import { toMailbox } from '../../mail/mailbox.ts';
import { passwordChangedMail, passwordResetMail } from '../../mail/messages.ts';
import { checkNewPassword } from './account.rules.ts';
import { revokeUserKeys } from './api-keys.service.ts';
import { deleteAllConnections, deleteUnverifiedConnections } from './connected-accounts.repository.ts';
import { deleteConfirmation } from './email-confirmations.repository.ts';
import {
  consumeRecoveryLink,
  deleteRecoveryLinksSince,
  isEmailVerified,
  isRecoveryLinkValid,
  markEmailVerified,
  restoreEmail,
} from './email-verification.repository.ts';
import { deleteFactor } from './factors.repository.ts';
import { deleteAllPasskeys } from './passkeys.repository.ts';
import { consumeResetLink, deleteResetLinks, isResetLinkValid, replaceResetLink } from './password-reset.repository.ts';
import { hashPassword } from './passwords.adapter.ts';
import { revokeSessions } from './sessions.repository.ts';
import { EMAIL_INDEX, findUserByEmail, findUserById, lockEmail, setPassword } from './users.repository.ts';

const LINK_TTL_MS = 60 * 60 * 1000;

/**
 * Emails a link if the address has an active account and has not received too many emails. A job, so that neither the
 * response nor its timing reveals which case applies.
 */
export async function sendResetLink(deps: Deps, email: string): Promise<void> {
  const user = await findUserByEmail(deps.db, email);
  if (user?.status !== 'active') return;
  if (!(await deps.limits.allows('reset-mails', user.id))) return;
  const token = createLinkToken();
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + LINK_TTL_MS);
  // The URL of the link comes from the settings, never from the request's Host header.
  const link = `${deps.env.publicUrl}/forgot-password?token=${token}`;
  const mail = passwordResetMail(toMailbox(user), link, expiresAt);
  await inTransaction(deps.db, async (tx) => {
    // The email may have changed in the meantime: a link for the old mailbox must not verify the new one.
    if (!(await lockEmail(tx, user.id, user.email))) return;
    await replaceResetLink(tx, { userId: user.id, tokenHash: hashLinkToken(token), now, expiresAt });
    await deps.mail.send(mail, tx);
  });
}

/** Consumes a password reset link, or a recovery link, which also restores the previous email. */
async function consumeToken(tx: Transaction<Database>, tokenHash: string, now: Date): Promise<string | undefined> {
  const recovery = await consumeRecoveryLink(tx, tokenHash, now);
  if (recovery) {
    await deleteResetLinks(tx, recovery.user_id);
    await deleteConfirmation(tx, recovery.user_id);
    // An attacker may have added one.
    await deleteAllPasskeys(tx, recovery.user_id);
    await deleteAllConnections(tx, recovery.user_id);
    await restoreEmail(tx, recovery.user_id, recovery.email, now);
    return recovery.user_id;
  }
  const id = await consumeResetLink(tx, tokenHash, now);
  if (id === undefined) return undefined;
  if (!(await isEmailVerified(tx, id))) {
    // A stranger may have registered with the address, and added them.
    await deleteAllPasskeys(tx, id);
    await deleteUnverifiedConnections(tx, id);
    await deleteFactor(tx, id);
  }
  await markEmailVerified(tx, id, now);
  await deleteRecoveryLinksSince(tx, id);
  await deleteConfirmation(tx, id);
  return id;
}

/**
 * Sets a new password with a link's token, once. The link verifies the email it was sent to; a recovery link restores
 * that email. Ends all sessions and API keys of the account, and does not sign in.
 * @throws AppError 400 (password too short), 410 (link used, replaced or expired)
 */
export async function confirmReset(deps: Deps, token: string, password: string): Promise<void> {
  checkNewPassword('password', password, deps.env);
  const tokenHash = hashLinkToken(token);
  const now = deps.clock.now();
  const isValid =
    (await isResetLinkValid(deps.db, tokenHash, now)) || (await isRecoveryLinkValid(deps.db, tokenHash, now));
  if (!isValid) throw linkExpired(REFUSALS.resetExpired);
  const passwordHash = await hashPassword(password);
  await inTransaction(deps.db, async (trx) => {
    const id = await consumeToken(trx, tokenHash, now);
    if (id === undefined) throw linkExpired(REFUSALS.resetExpired);
    await setPassword(trx, id, passwordHash);
    await revokeSessions(trx, id, now);
    await revokeUserKeys(trx, id, now);
    const user = await findUserById(trx, id);
    if (!user) return;
    await claimGuestOrders(trx, id, user.email);
    await deps.mail.send(passwordChangedMail(toMailbox(user), now), trx);
  }).catch((error) => {
    // An administrator has since given the previous email to another account.
    if (isUniqueViolation(error, EMAIL_INDEX)) throw linkExpired(REFUSALS.resetExpired);
    throw error;
  });
}

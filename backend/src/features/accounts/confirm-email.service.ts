import type { Transaction } from 'kysely';
import { isSameEmail } from '../../../../contract/rules/emails.ts';
import { toLanguage } from '../../../../contract/rules/languages.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { claimGuestOrders } from '../../guests/claim-guest-orders.repository.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { isUniqueViolation } from '../../http/database-errors.ts';
import { linkExpired } from '../../lib/errors.ts';
import { createLinkToken, hashLinkToken } from '../../lib/link-token.ts';
import { toMailbox } from '../../mail/mailbox.ts';
import { confirmEmailMail, emailChangedMail } from '../../mail/messages.ts';
import { emailTaken } from './account.rules.ts';
import { consumeConfirmation, updateEmail, upsertConfirmation } from './email-confirmations.repository.ts';
import { insertRecoveryLink, isEmailReserved, markEmailVerified } from './email-verification.repository.ts';
import { deleteResetLinks } from './password-reset.repository.ts';
import { EMAIL_INDEX, findUserById, lockEmail, type UserRow } from './users.repository.ts';

const RECOVERY_LINK_TTL_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Notifies the previous email, with a recovery link that works once within seven days. Password reset links sent there
 * are invalidated: they would verify the new email through the old mailbox.
 * @param before the account before the change
 */
async function notifyPreviousEmail(deps: Deps, tx: Transaction<Database>, before: UserRow): Promise<void> {
  const token = createLinkToken();
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + RECOVERY_LINK_TTL_MS);
  await deleteResetLinks(tx, before.id);
  await insertRecoveryLink(tx, {
    userId: before.id,
    email: before.email,
    tokenHash: hashLinkToken(token),
    now,
    expiresAt,
  });
  const link = `${deps.env.publicUrl}/forgot-password?token=${token}`;
  await deps.mail.send(emailChangedMail(toMailbox(before), now, { link, expiresAt }), tx);
}

const LINK_TTL_MS = 24 * 60 * 60 * 1000;

/**
 * Sends a confirmation link to the account's current or new email. An earlier link of the account expires.
 * @param email the recipient; becomes the account's email when the link is opened
 */
export async function sendConfirmation(
  deps: Pick<Deps, 'clock' | 'env' | 'mail'>,
  tx: Transaction<Database>,
  user: Pick<UserRow, 'id' | 'email' | 'language'>,
  email = user.email,
): Promise<void> {
  const token = createLinkToken();
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + LINK_TTL_MS);
  await upsertConfirmation(tx, {
    user_id: user.id,
    email,
    token_hash: hashLinkToken(token),
    created_at: now,
    expires_at: expiresAt,
  });
  const link = `${deps.env.publicUrl}/confirm-email?token=${token}`;
  // The name is omitted because the owner of this email has not been verified yet.
  await deps.mail.send(
    confirmEmailMail({ address: email, name: '', language: toLanguage(user.language) }, link, expiresAt),
    tx,
  );
}

/**
 * Changes an account's email before it is verified; guest orders and reviews wait for the verification. The previous
 * email is notified with a recovery link.
 * @returns the changed account
 * @throws AppError 409 (another account has the email)
 */
export async function changeEmail(
  deps: Deps,
  tx: Transaction<Database>,
  before: UserRow,
  email: string,
): Promise<UserRow> {
  if (await isEmailReserved(tx, email, deps.clock.now(), before.id)) throw emailTaken();
  await notifyPreviousEmail(deps, tx, before);
  await updateEmail(tx, before.id, email, null);
  await sendConfirmation(deps, tx, before, email);
  const updated = await findUserById(tx, before.id);
  if (!updated) throw linkExpired(REFUSALS.resetExpired);
  return updated;
}

/**
 * Consumes a link: verifies the account's email, or changes it to the email that the link was sent to. The previous
 * email is notified with a recovery link.
 * @throws AppError 409 (another account now has the email), 410 (link used, replaced or expired)
 */
export async function confirmEmail(deps: Deps, token: string): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const link = await consumeConfirmation(tx, hashLinkToken(token), now);
    const user = link && (await findUserById(tx, link.user_id));
    if (!user || user.deleted_at !== null || !(await lockEmail(tx, user.id, user.email))) {
      throw linkExpired(REFUSALS.resetExpired);
    }
    if (isSameEmail(link.email, user.email)) {
      await markEmailVerified(tx, user.id, now);
      return claimGuestOrders(tx, user.id, link.email);
    }
    if (await isEmailReserved(tx, link.email, now, user.id)) throw emailTaken();
    await notifyPreviousEmail(deps, tx, user);
    await updateEmail(tx, user.id, link.email, now);
    await claimGuestOrders(tx, user.id, link.email);
  }).catch((error) => {
    if (isUniqueViolation(error, EMAIL_INDEX)) throw emailTaken();
    throw error;
  });
}

import type { EmailState } from '../../../../contract/generated/model.ts';
import { isSameEmail } from '../../../../contract/rules/emails.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict } from '../../lib/errors.ts';
import { sendConfirmation } from './confirm-email.service.ts';
import { deleteConfirmation, findConfirmation } from './email-confirmations.repository.ts';
import { getOwnAccount } from './users.repository.ts';

/** Whether the account's email is verified, and the pending new email. @throws AppError 401 (account deleted) */
export async function getEmailState(deps: Deps, userId: string): Promise<EmailState> {
  const user = await getOwnAccount(deps.db, userId);
  const link = await findConfirmation(deps.db, userId, deps.clock.now());
  const isPending = link !== undefined && !isSameEmail(link.email, user.email);
  return {
    email: user.email,
    confirmed: user.email_verified_at !== null,
    pending: isPending ? { email: link.email, expires_at: link.expires_at.toISOString() } : null,
  };
}

/**
 * Sends a new link to the pending email, or otherwise to the account's own.
 * @throws AppError 401 (account deleted), 409 (nothing to confirm), 429 after too many
 */
export async function resendConfirmation(deps: Deps, userId: string): Promise<EmailState> {
  const user = await getOwnAccount(deps.db, userId);
  const { confirmed, pending } = await getEmailState(deps, userId);
  if (confirmed && !pending) throw conflict(REFUSALS.emailConfirmed);
  await deps.limits.consume('email-links', userId);
  await inTransaction(deps.db, (tx) => sendConfirmation(deps, tx, user, pending?.email ?? user.email));
  return getEmailState(deps, userId);
}

/** Invalidates the link sent to a new email. */
export async function cancelEmailChange(deps: Deps, userId: string): Promise<void> {
  const { pending } = await getEmailState(deps, userId);
  if (pending) await deleteConfirmation(deps.db, userId);
}

import { REFUSALS } from '../../../shared/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { EmailState } from '../../generated/model.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError, conflict } from '../../lib/errors.ts';
import { sendConfirmation } from './confirm-email.service.ts';
import { findConfirmation, removeConfirmationOf } from './email-confirmations.repository.ts';
import { findUserById } from './users.repository.ts';

const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

async function accountOf(deps: Deps, userId: string) {
  const user = await findUserById(deps.db, userId);
  if (!user) throw new AppError(401, 'unauthorized', REFUSALS.signIn);
  return user;
}

/** Whether the account's email is verified, and the pending new email. @throws AppError 401 (account deleted) */
export async function readOwnEmail(deps: Deps, userId: string): Promise<EmailState> {
  const user = await accountOf(deps, userId);
  const link = await findConfirmation(deps.db, userId, deps.clock.now());
  const waits = link !== undefined && !sameAddress(link.email, user.email);
  return {
    email: user.email,
    confirmed: user.email_verified_at !== null,
    pending: waits ? { email: link.email, expires_at: link.expires_at.toISOString() } : null,
  };
}

/**
 * Sends a new link to the pending email, or otherwise to the account's own.
 * @throws AppError 401 (account deleted), 409 (nothing to confirm), 429 after too many
 */
export async function sendOwnLink(deps: Deps, userId: string): Promise<EmailState> {
  const user = await accountOf(deps, userId);
  const { confirmed, pending } = await readOwnEmail(deps, userId);
  if (confirmed && !pending) throw conflict(REFUSALS.emailConfirmed);
  await deps.limits.take('email-links', userId);
  await inTransaction(deps.db, (tx) => sendConfirmation(deps, tx, user, pending?.email ?? user.email));
  return readOwnEmail(deps, userId);
}

/** Invalidates the link sent to a new email. */
export async function keepOwnEmail(deps: Deps, userId: string): Promise<void> {
  const { pending } = await readOwnEmail(deps, userId);
  if (pending) await removeConfirmationOf(deps.db, userId);
}

import { FILL_IN } from '../../../shared/field-sentences.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { AccountDeletionInput } from '../../generated/model.ts';
import type { Call, Deps } from '../../http/contract/operation.ts';
import type { Encryption } from '../../jobs/encryption.ts';
import { AppError, conflict, invalid } from '../../lib/errors.ts';
import { mailboxOf } from '../../mail/mailbox.ts';
import { accountDeletionMail } from '../../mail/messages.ts';
import { hasOpenPayout } from '../billing/payouts.repository.ts';
import { findBalance } from '../billing/wallet.repository.ts';
import { planDeletion } from './account-deletions.repository.ts';
import { checkCode, wrongCode } from './check-code.service.ts';
import { checkPasskey } from './check-passkey.service.ts';
import { distrustDevices } from './devices.repository.ts';
import { findFactor } from './factors.repository.ts';
import { verifyPassword } from './passwords.adapter.ts';
import { revokeSessionsOf } from './sessions.repository.ts';
import { findUserById, type UserRow } from './users.repository.ts';

/** How long a sign-in cancels the deletion. */
const GRACE_MS = 30 * 24 * 60 * 60 * 1000;

/** A stolen session must not delete an account. @throws AppError 400 (password, code or passkey), 429 */
async function checkOwner(deps: Deps, seal: Encryption, user: UserRow, given: AccountDeletionInput): Promise<void> {
  if ((given.password === undefined) === (given.passkey === undefined)) throw invalid('password', FILL_IN);
  if (given.passkey !== undefined) {
    await deps.limits.take('passkey-person', user.id);
    if ((await checkPasskey(deps, given.passkey))?.id !== user.id) throw invalid('passkey', REFUSALS.wrongPasskey);
    return;
  }
  await deps.limits.take('current-password', user.id);
  if (!(await verifyPassword(user.password_hash, given.password ?? ''))) {
    throw invalid('password', REFUSALS.wrongCurrentPassword);
  }
  await deps.limits.clear('current-password', user.id);
  const factor = await findFactor(deps.db, user.id);
  if (!factor?.enabled_at) return;
  if (given.code === undefined) throw wrongCode();
  await checkCode(deps, seal, user, factor, given.code);
}

/** The money would have no owner. @throws AppError 409 */
async function checkMoney({ db }: Deps, userId: string): Promise<void> {
  if ((await findBalance(db, userId)) > 0) throw conflict(REFUSALS.balanceLeft);
  if (await hasOpenPayout(db, userId)) throw conflict(REFUSALS.payoutOpen);
}

/**
 * Schedules the deletion of the user's own account. All other sessions end; a sign-in before that moment cancels it.
 * @returns the moment
 * @throws AppError 400 (password, code, passkey), 401 (account deleted), 409 (administrator, or money in the wallet or
 * in an open payout), 429
 */
export async function planOwnDeletion(
  deps: Deps,
  seal: Encryption,
  call: Call,
  userId: string,
  given: AccountDeletionInput,
): Promise<Date> {
  const user = await findUserById(deps.db, userId);
  if (!user) throw new AppError(401, 'unauthorized', REFUSALS.signIn);
  if (user.role === 'super_admin') throw conflict(REFUSALS.ownDeletion);
  await checkOwner(deps, seal, user, given);
  await checkMoney(deps, userId);
  const now = deps.clock.now();
  const dueAt = new Date(now.getTime() + GRACE_MS);
  await inTransaction(deps.db, async (tx) => {
    await planDeletion(tx, userId, dueAt);
    await revokeSessionsOf(tx, userId, now, call.sessionId);
    await distrustDevices(tx, userId, { except: null });
    await deps.mail.send(accountDeletionMail(mailboxOf(user), { dueAt, link: `${deps.env.publicUrl}/login` }), tx);
  });
  return dueAt;
}

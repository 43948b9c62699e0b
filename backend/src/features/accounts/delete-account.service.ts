import type { AccountDeletionInput } from '../../../../contract/generated/model.ts';
import { FILL_IN_ALL } from '../../../../contract/rules/field-messages.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Call, Deps } from '../../http/contract/operation.ts';
import type { Encryption } from '../../jobs/encryption.ts';
import { conflict, invalid } from '../../lib/errors.ts';
import { toMailbox } from '../../mail/mailbox.ts';
import { accountDeletionMail } from '../../mail/messages.ts';
import { hasOpenPayout } from '../billing/payouts.repository.ts';
import { findBalance } from '../billing/wallet.repository.ts';
import { checkCode, wrongCode } from './check-code.service.ts';
import { checkPasskey } from './check-passkey.service.ts';
import { revokeDeviceTrust } from './devices.repository.ts';
import { findFactor } from './factors.repository.ts';
import { verifyPassword } from './passwords.adapter.ts';
import { revokeSessions } from './sessions.repository.ts';
import { getOwnAccount, scheduleDeletion, type UserRow } from './users.repository.ts';

/** How long a sign-in cancels the deletion. */
const DELETION_DELAY_MS = 30 * 24 * 60 * 60 * 1000;

/** A stolen session must not delete an account. @throws AppError 400 (password, code or passkey), 429 */
async function checkIdentity(
  deps: Deps,
  encryption: Encryption,
  user: UserRow,
  input: AccountDeletionInput,
): Promise<void> {
  if ((input.password === undefined) === (input.passkey === undefined)) throw invalid('password', FILL_IN_ALL);
  if (input.passkey !== undefined) {
    await deps.limits.consume('passkey-person', user.id);
    if ((await checkPasskey(deps, input.passkey))?.id !== user.id) throw invalid('passkey', REFUSALS.wrongPasskey);
    return;
  }
  await deps.limits.consume('current-password', user.id);
  if (!(await verifyPassword(user.password_hash, input.password ?? ''))) {
    throw invalid('password', REFUSALS.wrongCurrentPassword);
  }
  await deps.limits.clear('current-password', user.id);
  const factor = await findFactor(deps.db, user.id);
  if (!factor?.enabled_at) return;
  if (input.code === undefined) throw wrongCode();
  await checkCode(deps, encryption, user, factor, input.code);
}

/** Otherwise the money would have no owner. @throws AppError 409 */
async function checkNoMoneyLeft({ db }: Deps, userId: string): Promise<void> {
  if ((await findBalance(db, userId)) > 0) throw conflict(REFUSALS.balanceLeft);
  if (await hasOpenPayout(db, userId)) throw conflict(REFUSALS.payoutOpen);
}

/**
 * Schedules the deletion of the user's own account. All other sessions end; a sign-in before that moment cancels it.
 * @returns the moment
 * @throws AppError 400 (password, code, passkey), 401 (account deleted), 409 (administrator, or money in the wallet or
 * in an open payout), 429
 */
export async function scheduleOwnDeletion(
  deps: Deps,
  encryption: Encryption,
  call: Call,
  userId: string,
  input: AccountDeletionInput,
): Promise<Date> {
  const user = await getOwnAccount(deps.db, userId);
  if (user.role === 'super_admin') throw conflict(REFUSALS.ownDeletion);
  await checkIdentity(deps, encryption, user, input);
  await checkNoMoneyLeft(deps, userId);
  const now = deps.clock.now();
  const dueAt = new Date(now.getTime() + DELETION_DELAY_MS);
  await inTransaction(deps.db, async (tx) => {
    await scheduleDeletion(tx, userId, dueAt);
    await revokeSessions(tx, userId, now, call.sessionId);
    await revokeDeviceTrust(tx, userId, { except: null });
    await deps.mail.send(accountDeletionMail(toMailbox(user), { dueAt, link: `${deps.env.publicUrl}/login` }), tx);
  });
  return dueAt;
}

import { REFUSALS } from '../../../shared/refusals.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { AppError } from '../../lib/errors.ts';
import { passwordChangedMail, passwordResetMail } from '../../mail/messages.ts';
import { checkNewPassword } from './password.rules.ts';
import { replaceReset, resetIsOpen, spendReset } from './password-reset.repository.ts';
import { hashPassword } from './passwords.adapter.ts';
import { revokeSessionsOf } from './sessions.repository.ts';
import { linkTokenHash, newLinkToken } from './tokens.adapter.ts';
import { findUserByEmail, findUserById, setPassword } from './users.repository.ts';

const LINK_LIFE_MS = 60 * 60 * 1000;

/**
 * Sends a link to the address if it has an active account and has not had too many mails. Runs after the answer, so
 * that nobody can tell from the answer or its time which of these was the case.
 */
export async function sendResetLink(deps: Deps, email: string): Promise<void> {
  const user = await findUserByEmail(deps.db, email);
  if (user?.status !== 'active') return;
  if (!(await deps.limits.allows('reset-mails', user.id))) return;
  const token = newLinkToken();
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + LINK_LIFE_MS);
  await replaceReset(deps.db, { userId: user.id, tokenHash: linkTokenHash(token), now, expiresAt });
  // The address of the link comes from the settings, never from the request's Host header.
  const link = `${deps.env.publicUrl}/forgot-password?token=${token}`;
  await deps.mail.send(passwordResetMail({ name: user.name, address: user.email }, link, expiresAt));
}

const expired = () => new AppError(410, 'link_expired', REFUSALS.resetExpired);

/**
 * Sets a new password with a link's token, once. Ends every session of the account and signs nobody in.
 * @throws AppError 400 (password too short), 410 (link used, replaced or too old)
 */
export async function confirmReset(deps: Deps, token: string, password: string): Promise<void> {
  checkNewPassword('password', password, deps.env.passwordMinLength);
  const tokenHash = linkTokenHash(token);
  const now = deps.clock.now();
  if (!(await resetIsOpen(deps.db, tokenHash, now))) throw expired();
  const passwordHash = await hashPassword(password);
  const userId = await deps.db.transaction().execute(async (trx) => {
    const id = await spendReset(trx, tokenHash, now);
    if (id === undefined) throw expired();
    await setPassword(trx, id, passwordHash);
    await revokeSessionsOf(trx, id, now);
    return id;
  });
  deps.background.run('password change notice', async () => {
    const user = await findUserById(deps.db, userId);
    if (user) await deps.mail.send(passwordChangedMail({ name: user.name, address: user.email }, now));
  });
}

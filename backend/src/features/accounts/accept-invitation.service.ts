import { normaliseRights } from '../../../../contract/rules/admin-rights.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { isUniqueViolation } from '../../http/database-errors.ts';
import { linkExpired } from '../../lib/errors.ts';
import { hashLinkToken } from '../../lib/link-token.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { insertWallet } from '../billing/wallet.repository.ts';
import { checkNewPassword, emailTaken } from './account.rules.ts';
import { isEmailReserved, markEmailVerified } from './email-verification.repository.ts';
import { consumeInvitation, isInvitationValid } from './invitations.repository.ts';
import { hashPassword } from './passwords.adapter.ts';
import { EMAIL_INDEX, insertUser } from './users.repository.ts';

const expired = () => linkExpired(REFUSALS.invitationEnded);

/**
 * Turns an invitation into an account with the invitation's rights, whatever the request contains. The account takes
 * over the invitation's id, so that the audit log stays connected. Does not sign in.
 * @throws AppError 400 (password), 409 (the email now has an account), 410 (used, withdrawn, resent or expired)
 */
export async function acceptInvitation(deps: Deps, token: string, password: string): Promise<void> {
  checkNewPassword('password', password, deps.env);
  const tokenHash = hashLinkToken(token);
  const now = deps.clock.now();
  if (!(await isInvitationValid(deps.db, tokenHash, now))) throw expired();
  const passwordHash = await hashPassword(password);
  await inTransaction(deps.db, async (tx) => {
    const invitation = await consumeInvitation(tx, tokenHash, now);
    if (!invitation) throw expired();
    const { id, name, email } = invitation;
    checkNewPassword('password', password, deps.env, { name, email });
    if (await isEmailReserved(tx, email, now)) throw emailTaken();
    const rights = normaliseRights(invitation.rights);
    const account = { id, name, email, role: 'super_admin', rights } as const;
    await insertUser(tx, { ...account, passwordHash, createdAt: now });
    await insertWallet(tx, id);
    await markEmailVerified(tx, id, now);
    await recordChange(tx, {
      actorId: id,
      action: 'user.join',
      subject: 'user',
      subjectId: id,
      label: name,
      before: null,
      after: { name, email, role: account.role, rights: rights.join(', ') },
      at: now,
    });
  }).catch((error) => {
    if (isUniqueViolation(error, EMAIL_INDEX)) throw emailTaken();
    throw error;
  });
}

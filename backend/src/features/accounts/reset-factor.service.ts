import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { toMailbox } from '../../mail/mailbox.ts';
import { secondFactorMail } from '../../mail/messages.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { lockForAdmin } from './admin-users.service.ts';
import { deleteFactor } from './factors.repository.ts';
import { deleteAllPasskeys } from './passkeys.repository.ts';
import { revokeSessions } from './sessions.repository.ts';

/**
 * Removes the authenticator app and passkeys of a user who has lost them and the recovery codes, and signs the user
 * out. Administrators turn off their own in the profile, which requires password and code.
 * @throws AppError 403 (also for another administrator's account without the right `all`), 404 for an unknown or
 * deleted account, 409 for the administrator's own or when none is set up
 */
export async function resetFactor(deps: Deps, adminId: string, id: string): Promise<void> {
  const at = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const { user } = await lockForAdmin(tx, adminId, id);
    if (user.deleted_at !== null) throw notFound(REFUSALS.userNotFound);
    if (id === adminId) throw conflict(REFUSALS.ownFactor);
    const hadApp = await deleteFactor(tx, id);
    const hadPasskeys = await deleteAllPasskeys(tx, id);
    if (!hadApp && !hadPasskeys) throw conflict(REFUSALS.factorIsOff);
    await revokeSessions(tx, id, at);
    await recordChange(tx, {
      actorId: adminId,
      action: 'user.reset-second-factor',
      subject: 'user',
      subjectId: id,
      label: user.name,
      before: null,
      after: null,
      at,
    });
    await deps.mail.send(secondFactorMail(toMailbox(user), 'off', at), tx);
  });
}

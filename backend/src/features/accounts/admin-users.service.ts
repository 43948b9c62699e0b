import type { Transaction } from 'kysely';
import type { ActivityAction, AdminUserChange } from '../../../../contract/generated/model.ts';
import { normaliseRights } from '../../../../contract/rules/admin-rights.ts';
import { changedFields } from '../../../../contract/rules/changed-fields.ts';
import { isGuestSentinel } from '../../../../contract/rules/guest-sentinel.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { isUniqueViolation } from '../../http/database-errors.ts';
import { AppError, conflict, insufficientRights, notFound } from '../../lib/errors.ts';
import { toMailbox } from '../../mail/mailbox.ts';
import { emailChangedMail } from '../../mail/messages.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { checkName, emailTaken } from './account.rules.ts';
import {
  type AdminUserRow,
  type LockedUserRow,
  lockUserAndSuperAdmins,
  markDeleted,
  type UserFields,
  updateUser,
} from './admin-users.repository.ts';
import { deleteConfirmation } from './email-confirmations.repository.ts';
import { deleteRecoveryLinks } from './email-verification.repository.ts';
import { deleteResetLinks } from './password-reset.repository.ts';
import { revokeSessions } from './sessions.repository.ts';
import { EMAIL_INDEX } from './users.repository.ts';

/**
 * The account with this id, locked together with all active super-admins. The caller must still be one of them: when
 * two demote each other at the same moment, the second one is rejected. As no one changes their own account, one
 * super-admin always remains; the same holds for those with all rights, because no one else can change an
 * administrator.
 * @throws AppError 403 when the caller is no longer an administrator, or has limited rights and the account is another
 * administrator's; 404 for an unknown account
 */
export async function lockForAdmin(
  tx: Transaction<Database>,
  adminId: string,
  id: string,
): Promise<{ user: LockedUserRow; isOwner: boolean }> {
  const locked = await lockUserAndSuperAdmins(tx, id);
  const admin = locked.find((row) => row.id === adminId);
  if (admin?.role !== 'super_admin' || admin.status !== 'active' || admin.deleted_at !== null) {
    throw new AppError(403, 'forbidden', REFUSALS.unauthorized);
  }
  const user = locked.find((row) => row.id === id);
  if (!user) throw notFound(REFUSALS.userNotFound);
  const isOwner = admin.rights.includes('all');
  if (user.role === 'super_admin' && !isOwner) throw insufficientRights();
  return { user, isOwner };
}

/** Account fields for the audit log. */
export const toAuditedUser = ({ name, email, role, status, rights }: UserFields) => ({
  name,
  email,
  role,
  status,
  ...(role === 'super_admin' ? { rights: normaliseRights(rights).join(', ') } : {}),
});

/**
 * Only the owner changes administrators and emails: access to the mailbox means access to the account and its wallet.
 */
function checkAreaLimits(before: UserFields, after: UserFields): void {
  if (after.role === 'super_admin' || after.email !== before.email) throw insufficientRights();
}

function checkOwnChange(before: UserFields, after: UserFields): void {
  if (after.status !== before.status) throw conflict(REFUSALS.ownSuspension);
  const sameRights = after.role === before.role && after.rights.join() === normaliseRights(before.rights).join();
  if (!sameRights) throw conflict(REFUSALS.ownRights);
  // The profile requires the password first: access to the mailbox means access to the account.
  if (after.email !== before.email) throw conflict(REFUSALS.ownEmail);
}

/** The action in the audit log; suspending and activating have their own, because administrators search for them. */
function toAction(before: UserFields, after: UserFields): ActivityAction {
  if (before.status === after.status) return 'user.update';
  return after.status === 'suspended' ? 'user.suspend' : 'user.activate';
}

/**
 * Saves name, email, role, status and rights. A new role or status ends the sessions immediately; new rights apply from
 * the next request.
 * @throws AppError 400, 403, 404, 409 (stale, own rights, or the email is taken)
 */
export async function changeUser(
  deps: Deps,
  adminId: string,
  id: string,
  { version, name, email, role, status, rights }: AdminUserChange,
): Promise<AdminUserRow> {
  const input = { name: checkName(name), email, role, status };
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const { user, isOwner } = await lockForAdmin(tx, adminId, id);
    if (user.deleted_at !== null) throw notFound(REFUSALS.userNotFound);
    const after = { ...input, rights: normaliseRights(role === 'super_admin' && rights ? rights : user.rights) };
    if (!isOwner) checkAreaLimits(user, after);
    if (user.version !== version) throw conflict(REFUSALS.stale);
    const changed = changedFields(toAuditedUser(user), toAuditedUser(after));
    if (!changed) return user;
    if (id === adminId) checkOwnChange(user, after);
    const row = await updateUser(tx, id, after);
    if (user.role !== after.role || user.status !== after.status) await revokeSessions(tx, id, now);
    const action = toAction(user, after);
    await recordChange(tx, {
      actorId: adminId,
      action,
      subject: 'user',
      subjectId: id,
      label: row.name,
      ...changed,
      at: now,
    });
    if (user.email.toLowerCase() !== row.email.toLowerCase()) {
      await invalidateLinks(tx, id);
      await deps.mail.send(emailChangedMail(toMailbox(user), now), tx);
    }
    return row;
  }).catch((error) => {
    if (isUniqueViolation(error, EMAIL_INDEX)) throw emailTaken();
    throw error;
  });
}

/** Links sent to a previous email, or to a deleted account's, must no longer open the account. */
async function invalidateLinks(tx: Transaction<Database>, id: string): Promise<void> {
  await deleteResetLinks(tx, id);
  await deleteRecoveryLinks(tx, id);
  await deleteConfirmation(tx, id);
}

/**
 * Marks an account as deleted and signs the user out; the data is erased later.
 * @throws AppError 403, 404 for an unknown or deleted account, 409 for the administrator's own
 */
export async function deleteUser(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  adminId: string,
  id: string,
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const { user } = await lockForAdmin(tx, adminId, id);
    if (user.deleted_at !== null) throw notFound(REFUSALS.userNotFound);
    if (id === adminId) throw conflict(REFUSALS.ownDeletion);
    await markDeleted(tx, id, now);
    await revokeSessions(tx, id, now);
    await invalidateLinks(tx, id);
    await recordChange(tx, {
      actorId: adminId,
      action: 'user.delete',
      subject: 'user',
      subjectId: id,
      label: user.name,
      before: toAuditedUser(user),
      after: null,
      at: now,
    });
  });
}

/**
 * Restores a deleted account; no effect on one that is not deleted.
 * @throws AppError 403, 404 for an unknown or erased account
 */
export function restoreUser(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  adminId: string,
  id: string,
): Promise<AdminUserRow> {
  return inTransaction(db, async (tx) => {
    const { user } = await lockForAdmin(tx, adminId, id);
    if (isGuestSentinel(user.deleted_at)) throw notFound(REFUSALS.userNotFound);
    if (user.deleted_at === null) return user;
    const row = await markDeleted(tx, id, null);
    await recordChange(tx, {
      actorId: adminId,
      action: 'user.restore',
      subject: 'user',
      subjectId: id,
      label: row.name,
      before: null,
      after: toAuditedUser(row),
      at: clock.now(),
    });
    return row;
  });
}

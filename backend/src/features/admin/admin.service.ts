import { inTransaction } from '../../db/retry.ts';
import { conflict, notFound } from '../../http/errors.ts';
import type { Deps } from '../../http/operation.ts';
import { recordChange } from '../audit/audit.repository.ts';
import { deleteUser, lockUserAndSuperAdmins } from './admin.repository.ts';

/**
 * Erases a person; orders and the ledger stay without a name.
 * @throws AppError 404 for an unknown id, 409 for oneself and for the last super-admin.
 */
export async function eraseUser(
  { db, storage, clock, log }: Pick<Deps, 'db' | 'storage' | 'clock' | 'log'>,
  adminId: string,
  id: string,
): Promise<void> {
  const avatar = await inTransaction(db, async (tx) => {
    const locked = await lockUserAndSuperAdmins(tx, id);
    const user = locked.find((row) => row.id === id);
    if (!user) throw notFound('User not found');
    if (id === adminId) throw conflict('You cannot delete your own account');
    const superAdmins = locked.filter((row) => row.role === 'super_admin' && row.status === 'active');
    if (superAdmins.length === 1 && superAdmins[0]?.id === id) throw conflict('The last super-admin cannot be deleted');
    await deleteUser(tx, id);
    await recordChange(tx, {
      actorId: adminId,
      action: 'user.delete',
      subject: 'user',
      subjectId: id,
      // Neither name nor address: they are erased.
      label: 'Deleted user',
      before: { role: user.role, status: user.status },
      after: null,
      at: clock.now(),
    });
    return user.avatar;
  });
  if (avatar === null) return;
  // The account is gone for good; a picture that cannot be removed now must not turn that into an error.
  await storage.remove(avatar).catch((error: unknown) => log.error('A deleted picture is still stored', { error }));
}

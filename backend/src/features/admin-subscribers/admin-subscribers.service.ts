import { REFUSALS } from '../../../shared/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { recordChange } from '../admin-activity/audit.repository.ts';
import { eraseSubscriber } from './admin-subscribers.repository.ts';

/** Erases an address for good. @throws AppError 404 */
export async function removeSubscriber(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  id: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await eraseSubscriber(tx, id))) throw notFound(REFUSALS.subscriberGone);
    // Not the address: it was erased to be forgotten.
    const change = { actorId: user.id, subject: 'subscriber', subjectId: id, label: 'Newsletter address' };
    await recordChange(tx, { ...change, action: 'subscriber.delete', at: clock.now(), before: null, after: null });
  });
}

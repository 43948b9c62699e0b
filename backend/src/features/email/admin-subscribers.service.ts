import type { SubscriberList } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { clearSubscriberBodies } from '../../db/erase-webhook-bodies.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { deleteListMails } from '../../mail/mail-log.repository.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { deleteSubscriber } from './admin-subscribers.repository.ts';

const LABELS: Record<SubscriberList, string> = { newsletter: 'Newsletter subscriber', waitlist: 'Waitlist subscriber' };

/** Erases an email permanently. @throws AppError 404 */
export async function deleteSubscriberById(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  list: SubscriberList,
  id: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const email = await deleteSubscriber(tx, list, id);
    if (email === undefined) throw notFound(REFUSALS.subscriberGone);
    await deleteListMails(tx, list, email);
    await clearSubscriberBodies(tx, list, id);
    // Without the email, because it was erased on purpose.
    const change = { actorId: user.id, subject: 'subscriber', subjectId: id, label: LABELS[list] } as const;
    await recordChange(tx, { ...change, action: 'subscriber.delete', at: clock.now(), before: null, after: null });
  });
}

import type { Transaction } from 'kysely';
import { SubscriberList } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { clearSubscriberBodies } from '../../db/erase-webhook-bodies.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { deleteListMails } from '../../mail/mail-log.repository.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { deleteSubscriber, listSubscriptionsOf } from './admin-subscribers.repository.ts';

const LABELS: Record<SubscriberList, string> = { newsletter: 'Newsletter subscriber', waitlist: 'Waitlist subscriber' };

/** Erases an email with what was sent to and about it. @returns whether it existed */
async function eraseSubscriber(tx: Transaction<Database>, list: SubscriberList, id: string): Promise<boolean> {
  const email = await deleteSubscriber(tx, list, id);
  if (email === undefined) return false;
  await deleteListMails(tx, list, email);
  await clearSubscriberBodies(tx, list, id);
  return true;
}

/**
 * Ends the subscriptions of an account that is erased next. Only those to an email that the account has verified: with
 * another one, anyone could end the subscription of its owner.
 */
export async function eraseSubscriptionsOf(tx: Transaction<Database>, userId: string): Promise<void> {
  for (const list of Object.values(SubscriberList))
    for (const id of await listSubscriptionsOf(tx, list, userId)) await eraseSubscriber(tx, list, id);
}

/** Erases an email permanently. @throws AppError 404 */
export async function deleteSubscriberById(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  list: SubscriberList,
  id: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await eraseSubscriber(tx, list, id))) throw notFound(REFUSALS.subscriberGone);
    // Without the email, because it was erased on purpose.
    const change = { actorId: user.id, subject: 'subscriber', subjectId: id, label: LABELS[list] } as const;
    await recordChange(tx, { ...change, action: 'subscriber.delete', at: clock.now(), before: null, after: null });
  });
}

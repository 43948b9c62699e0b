import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { toMailbox } from '../../mail/mailbox.ts';
import { deletionCancelledMail } from '../../mail/messages.ts';
import { notify } from '../activity/notifications.repository.ts';
import { cancelDeletion } from './account-deletions.repository.ts';
import type { UserRow } from './users.repository.ts';

/** A sign-in cancels a scheduled deletion, and the user is notified. */
export async function cancelScheduledDeletion(deps: Deps, tx: Transaction<Database>, user: UserRow): Promise<void> {
  if (!(await cancelDeletion(tx, user.id))) return;
  const now = deps.clock.now();
  const body = 'You signed in, so your account will not be deleted.';
  await notify(
    tx,
    [user.id],
    { kind: 'account', title: 'Account deletion cancelled', body, href: '/dashboard/profile' },
    now,
  );
  await deps.mail.send(deletionCancelledMail(toMailbox(user), now), tx);
}

import { msg } from '../../../../contract/i18n/macros.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { failedSignInsMail } from '../../mail/failed-sign-ins-messages.ts';
import { toMailbox } from '../../mail/mailbox.ts';
import { notify } from '../activity/notifications.repository.ts';
import { findUserByEmail } from './users.repository.ts';

/**
 * Counts a wrong password or code. The owner is notified of a suspicious number by a job, so that neither the response
 * nor its timing reveals whether the account exists.
 */
export async function countFailedAttempt(
  { limits, jobs }: Pick<Deps, 'limits' | 'jobs'>,
  email: string,
): Promise<void> {
  const account = email.toLowerCase();
  if (await limits.allows('wrong-sign-ins', account)) return;
  if (await limits.allows('sign-ins-reported', account)) await jobs.add('auth.notify-failed-sign-ins', { email });
}

/** The owner has signed in: earlier failures were typing errors. */
export const clearFailedAttempts = ({ limits }: Pick<Deps, 'limits'>, email: string): Promise<void> =>
  limits.clear('wrong-sign-ins', email.toLowerCase());

/** Notifies the owner of an account about repeated failed sign-ins. No effect for an email without an account. */
export async function notifyOfFailedSignIns(deps: Deps, email: string): Promise<void> {
  const user = await findUserByEmail(deps.db, email);
  if (user?.status !== 'active') return;
  const now = deps.clock.now();
  const href = user.role === 'super_admin' ? '/admin/profile' : '/dashboard/profile';
  const title = msg`Failed sign-ins to your account`;
  const body = msg`A wrong password or code was entered for your account several times. None of these attempts succeeded.`;
  await inTransaction(deps.db, async (tx) => {
    await notify(tx, [user.id], { kind: 'account', title, body, href }, now);
    await deps.mail.send(failedSignInsMail(toMailbox(user), `${deps.env.publicUrl}/forgot-password`, now), tx);
  });
}

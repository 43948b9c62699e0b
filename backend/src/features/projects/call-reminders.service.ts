import { inTransaction } from '../../db/retry.ts';
import { type CallDeps, mailReminder } from './call-mails.service.ts';
import { claimDueReminders } from './calls.repository.ts';

/** Emails the reminders that are due, each once; none of calls that have begun while the server was down. */
export function sendCallReminders(deps: CallDeps): Promise<void> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    for (const row of await claimDueReminders(tx, now)) if (row.starts_at > now) await mailReminder(deps, tx, row);
  });
}

import { isResendable } from '../../../../contract/rules/mail-kinds.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { conflict, notFound } from '../../lib/errors.ts';
import { inAWeek } from '../../mail/compose.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { type LockedMail, lockMail } from './admin-mails.repository.ts';

function getResendableMessage({ kind, status, sealed }: LockedMail): string {
  if (!isResendable(kind)) throw conflict(REFUSALS.mailNotStored);
  if (status === 'waiting') throw conflict(REFUSALS.mailWaits);
  if (sealed === null) throw conflict(REFUSALS.mailText);
  return sealed;
}

/**
 * Resends a logged email as a new one.
 * @throws AppError 404, 409 for one that is still being sent or is no longer stored, 429
 */
export async function resendMail(
  { db, mail, limits, clock }: Pick<Deps, 'db' | 'mail' | 'limits' | 'clock'>,
  user: SessionUser,
  id: string,
): Promise<void> {
  await limits.consume('mails-again', user.id);
  await limits.consume('mail-again', id);
  await inTransaction(db, async (tx) => {
    const row = await lockMail(tx, id);
    if (!row) throw notFound(REFUSALS.mailGone);
    const at = clock.now();
    if (!(await mail.resend(getResendableMessage(row), inAWeek(at), tx))) throw conflict(REFUSALS.mailText);
    // Its subject and not its recipient: the audit log outlives the email log. 'mail' alone is the test email of the
    // setup guide.
    const change = { actorId: user.id, subject: 'sent-mail', subjectId: id, label: row.subject } as const;
    await recordChange(tx, { ...change, action: 'mail.resend', before: null, after: { kind: row.kind }, at });
  });
}

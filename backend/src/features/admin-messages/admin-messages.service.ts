import { REFUSALS } from '../../../shared/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { MessageStatus } from '../../generated/model.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { recordChange } from '../admin-activity/audit.repository.ts';
import { lockMessage, type MessageRow, setMessageStatus } from './admin-messages.repository.ts';

/** @throws AppError 404 */
export function changeMessage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  id: string,
  status: MessageStatus,
): Promise<MessageRow> {
  return inTransaction(db, async (tx) => {
    const row = await lockMessage(tx, id);
    if (!row) throw notFound(REFUSALS.messageGone);
    if (row.status === status) return row;
    await setMessageStatus(tx, row.id, status);
    // Its subject and nothing of its text: the trail is kept longer than the message.
    const change = { actorId: user.id, subject: 'message', subjectId: row.id, label: row.subject };
    const states = { before: { status: row.status }, after: { status } };
    await recordChange(tx, { ...change, action: 'message.update', at: clock.now(), ...states });
    return { ...row, status };
  });
}

import type { Transaction } from 'kysely';
import type { ModerationStatus } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { deleteComment, lockComment, type ModeratedRow, setCommentStatus } from './admin-comments.repository.ts';

async function lockOrThrow(tx: Transaction<Database>, id: string): Promise<ModeratedRow> {
  const row = await lockComment(tx, id);
  if (!row) throw notFound(REFUSALS.commentGone);
  return row;
}

// The audit log names the article and not the text: a deleted comment must not survive there.
const toAuditEntry = (user: SessionUser, row: ModeratedRow, at: Date) => ({
  actorId: user.id,
  subject: 'comment' as const,
  subjectId: row.id,
  label: `Comment on ${row.post_title}`,
  at,
});

/** @throws AppError 404 */
export async function moderateComment(
  deps: Deps,
  user: SessionUser,
  id: string,
  status: ModerationStatus,
): Promise<ModeratedRow> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const row = await lockOrThrow(tx, id);
    if (row.status === status) return row;
    await setCommentStatus(tx, row.id, status, now);
    const states = { before: { status: row.status }, after: { status } };
    await recordChange(tx, { ...toAuditEntry(user, row, now), action: 'comment.moderate', ...states });
    return { ...row, status };
  });
}

/** @throws AppError 404 */
export async function removeComment(deps: Deps, user: SessionUser, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const row = await lockOrThrow(tx, id);
    await deleteComment(tx, row.id);
    const before = { status: row.status };
    await recordChange(tx, {
      ...toAuditEntry(user, row, deps.clock.now()),
      action: 'comment.delete',
      before,
      after: null,
    });
  });
}

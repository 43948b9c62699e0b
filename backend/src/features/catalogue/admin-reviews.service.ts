import type { Transaction } from 'kysely';
import type { ReviewModeration } from '../../../../contract/generated/model.ts';
import { toAuditedReview } from '../../../../contract/rules/audited-values.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { toPlainLines } from '../../../../contract/rules/text.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { recordChange } from '../activity/audit.repository.ts';
import { deleteReview, lockReview, type ModeratedReview, updateReviewDecision } from './admin-reviews.repository.ts';

async function lockExistingReview(tx: Transaction<Database>, id: string): Promise<ModeratedReview> {
  const row = await lockReview(tx, id);
  if (!row) throw notFound(REFUSALS.reviewGone);
  return row;
}

// The audit log names the product and not the text: a deleted review must not survive there.
const toAuditEntry = (user: SessionUser, row: ModeratedReview, at: Date) => ({
  actorId: user.id,
  subject: 'review' as const,
  subjectId: row.id,
  label: `Review of ${row.product_name}`,
  at,
});

/** Moderates a review and saves the reply. @throws AppError 404 */
export async function moderateReview(
  { db, clock }: Deps,
  user: SessionUser,
  id: string,
  { status, answer: rawAnswer }: ReviewModeration,
): Promise<ModeratedReview> {
  const answer = rawAnswer === null ? null : toPlainLines(rawAnswer);
  return inTransaction(db, async (tx) => {
    const row = await lockExistingReview(tx, id);
    if (row.status === status && row.answer === answer) return row;
    const next = { ...row, status, answer };
    await updateReviewDecision(tx, row.id, { status, answer });
    const states = { before: toAuditedReview(row), after: toAuditedReview(next) };
    const action = row.status === status ? 'review.answer' : 'review.moderate';
    await recordChange(tx, { ...toAuditEntry(user, row, clock.now()), action, ...states });
    return next;
  });
}

/** @throws AppError 404 */
export async function deleteReviewPermanently({ db, clock }: Deps, user: SessionUser, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockExistingReview(tx, id);
    await deleteReview(tx, row.id);
    const states = { before: toAuditedReview(row), after: null };
    await recordChange(tx, { ...toAuditEntry(user, row, clock.now()), action: 'review.delete', ...states });
  });
}

import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { toPlainLines } from '../../../../contract/rules/text.ts';
import { inTransaction } from '../../db/retry.ts';
import { lockPerson } from '../../db/same-person.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { AppError } from '../../lib/errors.ts';
import { isEmailVerified } from '../accounts/email-verification.repository.ts';
import {
  findOwnReview,
  hasReviewedElsewhere,
  type OwnReviewRow,
  ownsProduct,
  upsertOwnReview,
} from './reviews.repository.ts';

/**
 * Stores a user's only review of a product. Stars alone are published immediately; text needs the studio's approval,
 * and again when it changes.
 * @throws AppError 403 (the user does not own the product, has not verified the email, or has reviewed it from another
 * account)
 */
export async function saveReview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  productId: number,
  input: { stars: number; text: string },
): Promise<OwnReviewRow> {
  const text = toPlainLines(input.text);
  return inTransaction(db, async (tx) => {
    if (!(await ownsProduct(tx, user.id, productId))) throw new AppError(403, 'forbidden', REFUSALS.notBought);
    if (!(await isEmailVerified(tx, user.id))) throw new AppError(403, 'forbidden', REFUSALS.reviewUnconfirmed);
    await lockPerson(tx, user.id); // serialises two accounts of one user
    if (await hasReviewedElsewhere(tx, user.id, productId))
      throw new AppError(403, 'forbidden', REFUSALS.reviewedBefore);
    const before = await findOwnReview(tx, user.id, productId);
    if (before && before.text === text && before.stars === input.stars) return before;
    const isTextUnchanged = before?.text === text && before.status === 'approved';
    const status = text === '' || isTextUnchanged ? 'approved' : 'pending';
    return upsertOwnReview(tx, { userId: user.id, productId, stars: input.stars, text, status, now: clock.now() });
  });
}

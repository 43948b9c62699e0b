import { REFUSALS } from '../../../shared/refusals.ts';
import { toPlainLines } from '../../../shared/text.ts';
import { inTransaction } from '../../db/retry.ts';
import { lockPerson } from '../../db/same-person.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { AppError } from '../../lib/errors.ts';
import { hasProven } from '../auth/email-proof.repository.ts';
import {
  findOwnReview,
  hasReviewedElsewhere,
  type OwnReviewRow,
  ownsProduct,
  saveOwnReview,
} from './reviews.repository.ts';

/**
 * Stores somebody's only review of a product. Stars alone are on the site at once; words wait for the studio, and wait
 * again when they change.
 * @throws AppError 403 (the person does not have the product, has not confirmed the email address, or has reviewed it from
 * another account)
 */
export async function writeReview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  productId: number,
  given: { stars: number; text: string },
): Promise<OwnReviewRow> {
  const text = toPlainLines(given.text);
  return inTransaction(db, async (tx) => {
    if (!(await ownsProduct(tx, user.id, productId))) throw new AppError(403, 'forbidden', REFUSALS.notBought);
    if (!(await hasProven(tx, user.id))) throw new AppError(403, 'forbidden', REFUSALS.reviewUnconfirmed);
    await lockPerson(tx, user.id); // two accounts at the same time
    if (await hasReviewedElsewhere(tx, user.id, productId))
      throw new AppError(403, 'forbidden', REFUSALS.reviewedBefore);
    const before = await findOwnReview(tx, user.id, productId);
    if (before && before.text === text && before.stars === given.stars) return before;
    const sameWords = before?.text === text && before.status === 'approved';
    const status = text === '' || sameWords ? 'approved' : 'pending';
    return saveOwnReview(tx, { userId: user.id, productId, stars: given.stars, text, status, now: clock.now() });
  });
}

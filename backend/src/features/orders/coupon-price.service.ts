import type { Transaction } from 'kysely';
import { couponCode, discountOf } from '../../../shared/coupon-discount.ts';
import { REFUSALS } from '../../../shared/refusals.ts';
import type { Database } from '../../db/schema.ts';
import { isUniqueViolation } from '../../http/database-errors.ts';
import { invalid } from '../../lib/errors.ts';
import { countUse, enterUse, findCouponByCode, findOwnUse, type UsableCoupon } from './coupon-uses.repository.ts';
import type { Choice, PricedCoupon } from './offer.service.ts';

const refuse = (message: string) => invalid('coupon', message);

const isOver = ({ active, ends_at: end, use_limit: limit, uses }: UsableCoupon, at: Date): boolean =>
  !active || (end !== null && end <= at) || (limit !== null && uses >= limit);

/**
 * Applies a coupon to the choice.
 * @param written the code as the buyer typed it; without one nothing changes
 * @throws AppError 400 at `coupon` when it does not apply to this price
 */
export async function lowered(
  tx: Transaction<Database>,
  choice: Choice,
  written: string | undefined,
  at: Date,
): Promise<Choice> {
  if (written === undefined) return choice;
  const coupon = await findCouponByCode(tx, couponCode(written));
  if (!coupon) throw refuse(REFUSALS.couponUnknown);
  const { id, code, percent, amount_cents: amountCents, products } = coupon;
  if (isOver(coupon, at)) throw refuse(REFUSALS.couponEnded);
  if (products.length > 0 && !products.includes(choice.offer.id)) throw refuse(REFUSALS.couponOther);
  const discountCents = discountOf(choice.cents, { percent, amountCents });
  if (discountCents === 0) throw refuse(REFUSALS.couponFree);
  return { ...choice, cents: choice.cents - discountCents, coupon: { id, code, discountCents } };
}

/**
 * @throws AppError 400 when an order of the user already uses the code, including orders of another account or as a
 * guest
 */
export async function refuseSecondUse(
  tx: Transaction<Database>,
  coupon: PricedCoupon | null,
  userId: string,
): Promise<void> {
  const use = coupon ? await findOwnUse(tx, coupon.id, userId) : undefined;
  // Only the account that placed the order may learn its owner, or that it exists.
  if (use && use.user_id !== userId) throw refuse(REFUSALS.couponOnce);
  if (use) throw refuse((use.status === 'pending' ? REFUSALS.couponWaits : REFUSALS.couponUsed)(use.number));
}

/** Counts the order and makes the final check whether the code is still valid. @throws AppError 400 */
export async function claimCoupon(
  tx: Transaction<Database>,
  coupon: PricedCoupon | null,
  { orderId, userId, at }: { orderId: string; userId: string; at: Date },
): Promise<void> {
  if (!coupon) return;
  const { id: couponId, code, discountCents } = coupon;
  try {
    if (!(await countUse(tx, couponId, at))) throw refuse(REFUSALS.couponEnded);
    // A concurrent purchase of the same user may have come first; from here on the lock excludes it.
    await refuseSecondUse(tx, coupon, userId);
    await enterUse(tx, { orderId, couponId, userId, code, discountCents });
  } catch (error) {
    throw isUniqueViolation(error, 'coupon_uses_person') ? refuse(REFUSALS.couponEnded) : error;
  }
}

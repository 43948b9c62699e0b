import type { Transaction } from 'kysely';
import type { Message } from '../../../../contract/i18n/message.ts';
import { calculateDiscount, normaliseCouponCode } from '../../../../contract/rules/coupon-discount.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Database } from '../../db/schema.ts';
import { isUniqueViolation } from '../../http/database-errors.ts';
import { invalid } from '../../lib/errors.ts';
import {
  findCouponByCode,
  findUseByPerson,
  incrementUses,
  insertUse,
  type UsableCoupon,
} from './coupon-uses.repository.ts';
import type { AppliedCoupon, SelectedPlan } from './selected-plan.service.ts';

const couponError = (message: Message) => invalid('coupon', message);

const isUsedUp = ({ active, ends_at: end, use_limit: limit, uses }: UsableCoupon, at: Date): boolean =>
  !active || (end !== null && end <= at) || (limit !== null && uses >= limit);

/**
 * Applies a coupon to the choice.
 * @param rawCode the code as the buyer typed it; without one nothing changes
 * @throws AppError 400 at `coupon` when it does not apply to this price
 */
export async function applyCoupon(
  tx: Transaction<Database>,
  choice: SelectedPlan,
  rawCode: string | undefined,
  at: Date,
): Promise<SelectedPlan> {
  if (rawCode === undefined) return choice;
  const coupon = await findCouponByCode(tx, normaliseCouponCode(rawCode));
  if (!coupon) throw couponError(REFUSALS.couponUnknown);
  const { id, code, percent, amount_cents: amountCents, products } = coupon;
  if (isUsedUp(coupon, at)) throw couponError(REFUSALS.couponEnded);
  if (products.length > 0 && !products.includes(choice.offer.id)) throw couponError(REFUSALS.couponOther);
  const discountCents = calculateDiscount(choice.cents, { percent, amountCents });
  if (discountCents === 0) throw couponError(REFUSALS.couponFree);
  return { ...choice, cents: choice.cents - discountCents, coupon: { id, code, discountCents } };
}

/**
 * @throws AppError 400 when an order of the user already uses the code, including orders of another account or as a
 * guest
 */
export async function rejectSecondUse(
  tx: Transaction<Database>,
  coupon: AppliedCoupon | null,
  userId: string,
): Promise<void> {
  const existingUse = coupon ? await findUseByPerson(tx, coupon.id, userId) : undefined;
  // Only the account that placed the order may learn its owner, or that it exists.
  if (existingUse && existingUse.user_id !== userId) throw couponError(REFUSALS.couponOnce);
  if (existingUse)
    throw couponError(
      (existingUse.status === 'pending' ? REFUSALS.couponWaits : REFUSALS.couponUsed)(existingUse.number),
    );
}

/** Counts the order and makes the final check whether the code is still valid. @throws AppError 400 */
export async function claimCoupon(
  tx: Transaction<Database>,
  coupon: AppliedCoupon | null,
  { orderId, userId, at }: { orderId: string; userId: string; at: Date },
): Promise<void> {
  if (!coupon) return;
  const { id: couponId, code, discountCents } = coupon;
  try {
    if (!(await incrementUses(tx, couponId, at))) throw couponError(REFUSALS.couponEnded);
    // A concurrent purchase of the same user may have come first; from here on the lock excludes it.
    await rejectSecondUse(tx, coupon, userId);
    await insertUse(tx, { orderId, couponId, userId, code, discountCents });
  } catch (error) {
    throw isUniqueViolation(error, 'coupon_uses_person') ? couponError(REFUSALS.couponEnded) : error;
  }
}

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
 * The choice at the price that a code leaves of it.
 * @param written the code as the buyer wrote it; nothing happens without one
 * @throws AppError 400 at `coupon` when it does not lower this price
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

/** @throws AppError 400 when an order of the person holds the code already, also one of another account or as a guest */
export async function refuseSecondUse(
  tx: Transaction<Database>,
  coupon: PricedCoupon | null,
  userId: string,
): Promise<void> {
  const use = coupon ? await findOwnUse(tx, coupon.id, userId) : undefined;
  // Whose order it is, and that there is one, is known only to its own account.
  if (use && use.user_id !== userId) throw refuse(REFUSALS.couponOnce);
  if (use) throw refuse((use.status === 'pending' ? REFUSALS.couponWaits : REFUSALS.couponUsed)(use.number));
}

/** Counts an order in, as the last word on whether the code may still be used. @throws AppError 400 */
export async function claimCoupon(
  tx: Transaction<Database>,
  coupon: PricedCoupon | null,
  { orderId, userId, at }: { orderId: string; userId: string; at: Date },
): Promise<void> {
  if (!coupon) return;
  const { id: couponId, code, discountCents } = coupon;
  try {
    if (!(await countUse(tx, couponId, at))) throw refuse(REFUSALS.couponEnded);
    // Another purchase of the same person may have been quicker; from here on none can be.
    await refuseSecondUse(tx, coupon, userId);
    await enterUse(tx, { orderId, couponId, userId, code, discountCents });
  } catch (error) {
    throw isUniqueViolation(error, 'coupon_uses_person') ? refuse(REFUSALS.couponEnded) : error;
  }
}

import type { Transaction } from 'kysely';
import type { Message } from '../../../../contract/i18n/message.ts';
import { CHOSEN_PRICE_REFUSALS } from '../../../../contract/rules/chosen-prices.ts';
import { type Discount, normaliseCouponCode } from '../../../../contract/rules/coupon-discount.ts';
import type { LineToPrice } from '../../../../contract/rules/order-lines.ts';
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
import type { AppliedCoupon } from './selected-plan.service.ts';

const couponError = (message: Message) => invalid('coupon', message);

const isUsedUp = ({ active, ends_at: end, use_limit: limit, uses }: UsableCoupon, at: Date): boolean =>
  !active || (end !== null && end <= at) || (limit !== null && uses >= limit);

export interface CouponToApply extends Discount {
  id: string;
  code: string;
  /** ids of its products; empty for all */
  products: readonly number[];
}

/**
 * A coupon for some of these lines, but not for prices that the buyer chooses.
 * @param rawCode the code as the buyer typed it
 * @throws AppError 400 at `coupon` when it does not apply to any
 */
export async function findCoupon(
  tx: Transaction<Database>,
  rawCode: string | undefined,
  { lines, at }: { lines: readonly LineToPrice[]; at: Date },
): Promise<CouponToApply | null> {
  if (rawCode === undefined) return null;
  const productIds = lines.filter(({ isCouponExcluded }) => !isCouponExcluded).map(({ productId }) => productId);
  if (productIds.length === 0) throw couponError(CHOSEN_PRICE_REFUSALS.chosenPriceCoupon);
  const coupon = await findCouponByCode(tx, normaliseCouponCode(rawCode));
  if (!coupon) throw couponError(REFUSALS.couponUnknown);
  const { id, code, percent, amount_cents: amountCents, products } = coupon;
  if (isUsedUp(coupon, at)) throw couponError(REFUSALS.couponEnded);
  if (products.length > 0 && !productIds.some((product) => products.includes(product)))
    throw couponError(REFUSALS.couponOther);
  return { id, code, percent, amountCents, products };
}

/** @throws AppError 400 at `coupon` for products that cost nothing */
export function toAppliedCoupon(coupon: CouponToApply | null, discountCents: number): AppliedCoupon | null {
  if (!coupon) return null;
  if (discountCents === 0) throw couponError(REFUSALS.couponFree);
  return { id: coupon.id, code: coupon.code, discountCents };
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

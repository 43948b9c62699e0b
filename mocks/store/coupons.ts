import type { AdminCoupon } from '../../contract/generated/model.ts';
import type { Message } from '../../contract/i18n/message.ts';
import { calculateDiscount, type Discount, normaliseCouponCode } from '../../contract/rules/coupon-discount.ts';
import { toAmount, toCents } from '../../contract/rules/money.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { invalidField, type Problem } from '../problems.ts';
import { isSamePerson } from './customers.ts';
import type { MockDb } from './db.ts';
import type { StoredOrder } from './order-state.ts';

/** A code as stored: its number of uses is derived from the orders. */
export type StoredCoupon = Omit<AdminCoupon, 'uses'>;

const ordersWithCoupon = (db: MockDb, id: string) =>
  db.state.orders.filter(({ couponId, status }) => couponId === id && status !== 'cancelled');

export const toAdminCoupon = (db: MockDb, coupon: StoredCoupon): AdminCoupon => ({
  ...coupon,
  uses: ordersWithCoupon(db, coupon.id).length,
});

/** Whether an order was made with a code, or with the coupon that has it now. All orders pass without a code. */
export function couponFilter(db: MockDb, rawCode: string | undefined) {
  if (rawCode === undefined) return (_order: StoredOrder) => true;
  const code = normaliseCouponCode(rawCode);
  const id = db.state.coupons.find((coupon) => coupon.code === code)?.id;
  return ({ coupon, couponId }: StoredOrder) => coupon?.code === code || (id !== undefined && couponId === id);
}

/** Whether it is active. */
export const isUsable = ({ active, endsAt, limit, uses }: AdminCoupon): boolean =>
  active && (endsAt === null || Date.parse(endsAt) > Date.now()) && (limit === null || uses < limit);

export interface AppliedCoupon {
  /** remaining price */
  cents: number;
  couponId?: string | undefined;
  coupon?: { code: string; discount: number } | undefined;
}

const reject = (message: Message) => invalidField('coupon', message);

/** The active coupon of a code, for one of these products at least; or why there is none. */
export const findUsableCoupon = (
  db: MockDb,
  rawCode: string,
  productIds: readonly number[],
): Problem<400> | StoredCoupon => {
  const coupon = db.state.coupons.find(({ code }) => code === normaliseCouponCode(rawCode));
  if (!coupon) return reject(REFUSALS.couponUnknown);
  if (!isUsable(toAdminCoupon(db, coupon))) return reject(REFUSALS.couponEnded);
  const { products } = coupon;
  return products.length === 0 || products.some((id) => productIds.includes(id))
    ? coupon
    : reject(REFUSALS.couponOther);
};

/** A coupon as the rules read it. */
export const toDiscount = ({ kind, value }: StoredCoupon): Discount =>
  kind === 'percent' ? { percent: value, amountCents: null } : { percent: null, amountCents: toCents(value) };

/** The refusal of a code for what is free. */
export const rejectFree = (): Problem<400> => reject(REFUSALS.couponFree);

/** The price of a plan with a code; unchanged without one. */
export const applyCoupon = (
  db: MockDb,
  { cents, productId, written: rawCode }: { cents: number; productId: number; written: string | undefined },
): Problem<400> | AppliedCoupon => {
  if (rawCode === undefined) return { cents };
  const coupon = findUsableCoupon(db, rawCode, [productId]);
  if ('body' in coupon) return coupon;
  const discount = calculateDiscount(cents, toDiscount(coupon));
  if (discount === 0) return rejectFree();
  const { id, code } = coupon;
  return { cents: cents - discount, couponId: id, coupon: { code, discount: toAmount(discount) } };
};

/** Why the user cannot use the code again. */
export const checkRepeatedUse = (
  db: MockDb,
  { couponId }: Pick<AppliedCoupon, 'couponId'>,
  userId: string,
): Problem<400> | undefined => {
  const orders = couponId ? ordersWithCoupon(db, couponId) : [];
  const usedIn = orders.find((order) => order.userId === userId);
  if (!usedIn)
    return orders.some((order) => isSamePerson(db, order.userId, userId)) ? reject(REFUSALS.couponOnce) : undefined;
  return reject((usedIn.status === 'pending' ? REFUSALS.couponWaits : REFUSALS.couponUsed)(usedIn.number));
};

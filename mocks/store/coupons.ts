import { couponCode, discountOf } from '../../backend/shared/coupon-discount.ts';
import { REFUSALS } from '../../backend/shared/refusals.ts';
import type { AdminCoupon } from '../generated/model.ts';
import { invalidField, type Problem } from '../problems.ts';
import { isSamePerson } from './customers.ts';
import type { MockDb } from './db.ts';

/** A code as stored: its number of uses is derived from the orders. */
export type StoredCoupon = Omit<AdminCoupon, 'uses'>;

const ordersWith = (db: MockDb, id: string) =>
  db.state.orders.filter(({ couponId, status }) => couponId === id && status !== 'cancelled');

export const toAdminCoupon = (db: MockDb, coupon: StoredCoupon): AdminCoupon => ({
  ...coupon,
  uses: ordersWith(db, coupon.id).length,
});

/** Whether it is active. */
export const isUsable = ({ active, endsAt, limit, uses }: AdminCoupon): boolean =>
  active && (endsAt === null || Date.parse(endsAt) > Date.now()) && (limit === null || uses < limit);

export interface Lowered {
  /** remaining price */
  cents: number;
  couponId?: string;
  coupon?: { code: string; discount: number };
}

const refuse = (message: string) => invalidField('coupon', message);

/** The price of a plan with a code; unchanged without one. */
export const lowered = (
  db: MockDb,
  { cents, productId, written }: { cents: number; productId: number; written: string | undefined },
): Problem<400> | Lowered => {
  if (written === undefined) return { cents };
  const found = db.state.coupons.find(({ code }) => code === couponCode(written));
  if (!found) return refuse(REFUSALS.couponUnknown);
  if (!isUsable(toAdminCoupon(db, found))) return refuse(REFUSALS.couponEnded);
  const { id, code, kind, value, products } = found;
  if (products.length > 0 && !products.includes(productId)) return refuse(REFUSALS.couponOther);
  const isPercent = kind === 'percent';
  const off = { percent: isPercent ? value : null, amountCents: isPercent ? null : Math.round(value * 100) };
  const discount = discountOf(cents, off);
  if (discount === 0) return refuse(REFUSALS.couponFree);
  return { cents: cents - discount, couponId: id, coupon: { code, discount: discount / 100 } };
};

/** Why the user cannot use the code again. */
export const secondUse = (db: MockDb, { couponId }: Lowered, userId: string): Problem<400> | undefined => {
  const orders = couponId ? ordersWith(db, couponId) : [];
  const held = orders.find((order) => order.userId === userId);
  if (!held)
    return orders.some((order) => isSamePerson(db, order.userId, userId)) ? refuse(REFUSALS.couponOnce) : undefined;
  return refuse((held.status === 'pending' ? REFUSALS.couponWaits : REFUSALS.couponUsed)(held.number));
};

import type { AdminCoupon, CouponInput } from '../../../contract/generated/model.ts';
import { changedCouponFields } from '../../../contract/rules/changed-fields.ts';
import { findCouponProblem } from '../../../contract/rules/coupon-input.ts';
import { matchesSearch } from '../../../contract/rules/fold.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { invalidField } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { isUsable, type StoredCoupon, toAdminCoupon } from '../../store/coupons.ts';
import type { MockDb } from '../../store/db.ts';
import { createCollection } from '../kit/collection.ts';
import { toPage } from '../kit/page.ts';

type Operations =
  | 'adminListCoupons'
  | 'adminCreateCoupon'
  | 'adminGetCoupon'
  | 'adminUpdateCoupon'
  | 'adminDeleteCoupon';

const toAuditFields = ({ id: _id, version: _version, created_at: _at, ...fields }: StoredCoupon) => fields;

export const createAdminCouponsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const coupons = createCollection<StoredCoupon, AdminCoupon, CouponInput, 400>(db, {
    rows: () => db.state.coupons,
    gone: REFUSALS.couponGone,
    toItem: (coupon) => toAdminCoupon(db, coupon),
    findInputProblem: (input) => {
      const problem = findCouponProblem(input, db.state.paymentSettings.currency);
      return problem ? invalidField(problem.field, problem.message) : undefined;
    },
    write: ({ version: _version, ...fields }, before) => {
      const isTaken = db.state.coupons.some((coupon) => coupon.code === fields.code && coupon.id !== before?.id);
      return isTaken ? invalidField('code', REFUSALS.couponTaken) : fields;
    },
    create: (fields) => ({ ...fields, id: crypto.randomUUID(), version: 1, created_at: new Date().toISOString() }),
    isNewestFirst: true,
    audit: {
      subject: 'coupon',
      label: ({ code }) => `Coupon ${code}`,
      fields: toAuditFields,
      changes: (before, after) => changedCouponFields(toAuditFields(before), toAuditFields(after)),
    },
  });
  return {
    adminListCoupons: ({ query }) => {
      const items = db.state.coupons
        .filter(({ code }) => matchesSearch(query.search, code))
        .map((coupon) => toAdminCoupon(db, coupon))
        .filter((coupon) => query.active === undefined || isUsable(coupon) === query.active);
      return { status: 200, body: toPage(items, query.page, query.limit ?? 20) };
    },
    adminCreateCoupon: coupons.create,
    adminGetCoupon: coupons.get,
    adminUpdateCoupon: coupons.update,
    adminDeleteCoupon: coupons.remove,
  };
};

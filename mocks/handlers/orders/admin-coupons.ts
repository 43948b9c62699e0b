import type { CouponInput } from '../../../contract/generated/model.ts';
import { changedCouponFields } from '../../../contract/rules/changed-fields.ts';
import { findCouponProblem } from '../../../contract/rules/coupon-input.ts';
import { matchesSearch } from '../../../contract/rules/fold.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { invalidField, notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import { isUsable, type StoredCoupon, toAdminCoupon } from '../../store/coupons.ts';
import type { MockDb } from '../../store/db.ts';
import { toPage } from '../kit/page.ts';
import { findVersionProblem } from '../kit/version.ts';

type Operations =
  | 'adminListCoupons'
  | 'adminCreateCoupon'
  | 'adminGetCoupon'
  | 'adminUpdateCoupon'
  | 'adminDeleteCoupon';

const toAuditFields = ({ id: _id, version: _version, created_at: _at, ...fields }: StoredCoupon) => fields;

export const createAdminCouponsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const find = (id: string) => db.state.coupons.find((coupon) => coupon.id === id);
  const problem = (input: CouponInput, id?: string) => {
    const inputProblem = findCouponProblem(input, db.state.paymentSettings.currency);
    if (inputProblem) return invalidField(inputProblem.field, inputProblem.message);
    const isTaken = db.state.coupons.some((coupon) => coupon.code === input.code && coupon.id !== id);
    return isTaken ? invalidField('code', REFUSALS.couponTaken) : undefined;
  };
  const record = (
    actorId: string,
    verb: string,
    coupon: StoredCoupon,
    fields: { before: object | null; after: object | null },
  ) =>
    recordChange(db, {
      actorId,
      action: `coupon.${verb}`,
      subject: 'coupon',
      subjectId: coupon.id,
      label: `Coupon ${coupon.code}`,
      ...fields,
    });
  return {
    adminListCoupons: ({ query }) => {
      const coupons = db.state.coupons
        .filter(({ code }) => matchesSearch(query.search, code))
        .map((coupon) => toAdminCoupon(db, coupon))
        .filter((coupon) => query.active === undefined || isUsable(coupon) === query.active);
      return { status: 200, body: toPage(coupons, query.page, query.limit ?? 20) };
    },

    adminCreateCoupon: ({ body, user }) => {
      const inputProblem = problem(body);
      if (inputProblem) return inputProblem;
      const { version: _version, ...fields } = body;
      const coupon = { ...fields, id: crypto.randomUUID(), version: 1, created_at: new Date().toISOString() };
      db.state.coupons.unshift(coupon);
      record(user.id, 'create', coupon, { before: null, after: toAuditFields(coupon) });
      return { status: 201, body: toAdminCoupon(db, coupon) };
    },

    adminGetCoupon: ({ params }) => {
      const coupon = find(params.id);
      return coupon ? { status: 200, body: toAdminCoupon(db, coupon) } : notFound(REFUSALS.couponGone);
    },

    adminUpdateCoupon: ({ params, body, user }) => {
      const coupon = find(params.id);
      // Problems of the input alone are reported first, as on the server.
      const inputProblem = findCouponProblem(body, db.state.paymentSettings.currency);
      if (inputProblem) return invalidField(inputProblem.field, inputProblem.message);
      if (!coupon) return notFound(REFUSALS.couponGone);
      const stale = findVersionProblem(coupon.version, body.version) ?? problem(body, coupon.id);
      if (stale) return stale;
      const before = toAuditFields(coupon);
      Object.assign(coupon, body, { version: coupon.version + 1 });
      const fields = changedCouponFields(before, toAuditFields(coupon));
      if (fields) record(user.id, 'update', coupon, fields);
      return { status: 200, body: toAdminCoupon(db, coupon) };
    },

    adminDeleteCoupon: ({ params, user }) => {
      const coupon = find(params.id);
      if (!coupon) return notFound(REFUSALS.couponGone);
      db.state.coupons = db.state.coupons.filter(({ id }) => id !== coupon.id);
      record(user.id, 'delete', coupon, { before: toAuditFields(coupon), after: null });
      return { status: 204 };
    },
  };
};

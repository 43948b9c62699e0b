import type { AdminCoupon, AdminExportCouponsParams, CouponInput } from '../../../contract/generated/model.ts';
import { changedCouponFields } from '../../../contract/rules/changed-fields.ts';
import { toRandomCode } from '../../../contract/rules/coupon-codes.ts';
import { findCouponProblem } from '../../../contract/rules/coupon-input.ts';
import { toCsvLine } from '../../../contract/rules/csv.ts';
import { csvHeader } from '../../../contract/rules/csv-headers.ts';
import { matchesSearch } from '../../../contract/rules/fold.ts';
import { toCents } from '../../../contract/rules/money.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { invalidField } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import { isUsable, type StoredCoupon, toAdminCoupon } from '../../store/coupons.ts';
import type { MockDb } from '../../store/db.ts';
import { runOnce } from '../../store/idempotency.ts';
import { createCollection } from '../kit/collection.ts';
import { csvFile } from '../kit/csv-file.ts';
import { toPage } from '../kit/page.ts';

type Operations =
  | 'adminListCoupons'
  | 'adminCreateCoupon'
  | 'adminGetCoupon'
  | 'adminUpdateCoupon'
  | 'adminDeleteCoupon'
  | 'adminCreateCoupons'
  | 'adminExportCoupons';

const toAuditFields = ({ id: _id, version: _version, created_at: _at, ...fields }: StoredCoupon) => fields;

const toLine = ({ code, kind, value, uses, limit, endsAt, active, created_at }: AdminCoupon): string =>
  toCsvLine([
    code,
    kind,
    kind === 'amount' ? { cents: toCents(value) } : value,
    uses,
    limit,
    endsAt,
    active ? 'yes' : null,
    created_at,
  ]);

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
  const listMatches = ({ search, active }: AdminExportCouponsParams) =>
    db.state.coupons
      .filter(({ code }) => matchesSearch(search, code))
      .map((coupon) => toAdminCoupon(db, coupon))
      .filter((coupon) => active === undefined || isUsable(coupon) === active);
  return {
    adminListCoupons: ({ query }) => {
      const items = listMatches(query);
      return { status: 200, body: toPage(items, query.page, query.limit ?? 20) };
    },
    adminCreateCoupons: ({ user, body, headers }) => {
      const { prefix, count, ...terms } = body;
      const problem = findCouponProblem(terms, db.state.paymentSettings.currency);
      if (problem) return invalidField(problem.field, problem.message);
      return runOnce(db, user.id, headers['idempotency-key'], `coupons ${JSON.stringify(body)}`, () => {
        const fields = { ...terms, limit: 1, active: true, version: 1, created_at: new Date().toISOString() };
        const pick = (below: number) => Math.floor(Math.random() * below);
        for (let made = 0; made < count; made += 1)
          db.state.coupons.unshift({ ...fields, id: crypto.randomUUID(), code: toRandomCode(prefix, pick) });
        const label = `${count} coupons ${prefix}-…`;
        const after = { ...terms, limit: 1, active: true, code: `${prefix}-…` };
        recordChange(db, {
          actorId: user.id,
          action: 'coupon.create',
          subject: 'coupon',
          subjectId: null,
          label,
          before: null,
          after,
        });
        return { status: 201 as const, body: { prefix, count } };
      });
    },
    adminExportCoupons: ({ query, call }) =>
      csvFile('coupons.csv', [csvHeader('coupons', call.language), ...listMatches(query).map(toLine)]),
    adminCreateCoupon: coupons.create,
    adminGetCoupon: coupons.get,
    adminUpdateCoupon: coupons.update,
    adminDeleteCoupon: coupons.remove,
  };
};

import { csvHeader } from '../../../../contract/rules/csv-headers.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { REPLAYED } from '../../idempotency/idempotency.ts';
import { csvFile } from '../../lib/csv.ts';
import { notFound } from '../../lib/errors.ts';
import { toPage } from '../../lib/page.ts';
import { toAdminCoupon } from './admin-coupons.mapper.ts';
import { findCoupon, listCoupons } from './admin-coupons.repository.ts';
import { createCoupon, deleteCouponById, updateCouponById } from './admin-coupons.service.ts';
import { createCouponBatch, exportCouponLines } from './coupon-batch.service.ts';

type Operations =
  | 'adminListCoupons'
  | 'adminCreateCoupon'
  | 'adminGetCoupon'
  | 'adminUpdateCoupon'
  | 'adminDeleteCoupon'
  | 'adminCreateCoupons'
  | 'adminExportCoupons';

/** Coupons; the contract admits only the role super_admin. */
export function createAdminCouponsHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminListCoupons: async ({ query }) => {
      const { active, page = 1, limit = 20 } = query;
      const filter = { search: query.search?.trim() || undefined, active, at: deps.clock.now() };
      const result = await listCoupons(deps.db, filter, { limit, offset: (page - 1) * limit });
      return { status: 200, body: toPage(result, toAdminCoupon, { page, limit }) };
    },

    adminCreateCoupon: async ({ user, body }) => ({
      status: 201,
      body: toAdminCoupon(await createCoupon(deps, user.id, body)),
    }),

    adminCreateCoupons: async ({ user, body, headers }) => {
      const key = headers['idempotency-key'];
      const { result, replayed } = await createCouponBatch(deps, { userId: user.id, key, input: body });
      return { status: 201, body: result, ...(replayed ? { headers: REPLAYED } : {}) };
    },

    adminExportCoupons: async ({ query, call }) => {
      const filter = { search: query.search?.trim() || undefined, active: query.active, at: deps.clock.now() };
      return csvFile('coupons.csv', csvHeader('coupons', call.language), exportCouponLines(deps, filter));
    },

    adminGetCoupon: async ({ params }) => {
      const coupon = await findCoupon(deps.db, params.id);
      if (!coupon) throw notFound(REFUSALS.couponGone);
      return { status: 200, body: toAdminCoupon(coupon) };
    },

    adminUpdateCoupon: async ({ user, params, body }) => ({
      status: 200,
      body: toAdminCoupon(await updateCouponById(deps, user.id, params.id, body)),
    }),

    adminDeleteCoupon: async ({ user, params }) => {
      await deleteCouponById(deps, user.id, params.id);
      return { status: 204 };
    },
  };
}

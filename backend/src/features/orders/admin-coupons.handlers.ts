import { REFUSALS } from '../../../shared/refusals.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { toPage } from '../../lib/page.ts';
import { toAdminCoupon } from './admin-coupons.mapper.ts';
import { findCoupon, findCoupons } from './admin-coupons.repository.ts';
import { changeCoupon, createCoupon, removeCoupon } from './admin-coupons.service.ts';

type Operations =
  | 'adminListCoupons'
  | 'adminCreateCoupon'
  | 'adminGetCoupon'
  | 'adminUpdateCoupon'
  | 'adminDeleteCoupon';

/** Coupons; the contract admits only the role super_admin. */
export function createAdminCouponsHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminListCoupons: async ({ query }) => {
      const { active, page = 1, limit = 20 } = query;
      const filter = { search: query.search?.trim() || undefined, active, at: deps.clock.now() };
      const found = await findCoupons(deps.db, filter, { limit, offset: (page - 1) * limit });
      return { status: 200, body: toPage(found, toAdminCoupon, { page, limit }) };
    },

    adminCreateCoupon: async ({ user, body }) => ({
      status: 201,
      body: toAdminCoupon(await createCoupon(deps, user.id, body)),
    }),

    adminGetCoupon: async ({ params }) => {
      const coupon = await findCoupon(deps.db, params.id);
      if (!coupon) throw notFound(REFUSALS.couponGone);
      return { status: 200, body: toAdminCoupon(coupon) };
    },

    adminUpdateCoupon: async ({ user, params, body }) => ({
      status: 200,
      body: toAdminCoupon(await changeCoupon(deps, user.id, params.id, body)),
    }),

    adminDeleteCoupon: async ({ user, params }) => {
      await removeCoupon(deps, user.id, params.id);
      return { status: 204 };
    },
  };
}

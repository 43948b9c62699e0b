import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { createAffiliate, updateAffiliateById } from './admin-affiliates.service.ts';
import { toAdminAffiliate, toAdminCommission } from './affiliates.mapper.ts';
import { listAffiliates, listCommissions } from './affiliates.repository.ts';

type Operations = 'adminListAffiliates' | 'adminCreateAffiliate' | 'adminUpdateAffiliate' | 'adminListCommissions';

/** Affiliates and their commission. */
export function createAdminAffiliatesHandlers(deps: Deps): FeatureHandlers<Operations> {
  const { db, clock, env } = deps;
  return {
    adminListAffiliates: async () => {
      const rows = await listAffiliates(db, clock.now());
      return { status: 200, body: { items: rows.map((row) => toAdminAffiliate(row, env.publicUrl)) } };
    },

    adminCreateAffiliate: async ({ user, body }) => ({
      status: 201,
      body: await createAffiliate(deps, user.id, body),
    }),

    adminUpdateAffiliate: async ({ user, params, body }) => ({
      status: 200,
      body: await updateAffiliateById(deps, user.id, params.id, body),
    }),

    adminListCommissions: async ({ params }) => {
      const at = clock.now();
      const [affiliate] = await listAffiliates(db, at, { id: params.id });
      if (!affiliate) throw notFound(REFUSALS.affiliateGone);
      const entries = await listCommissions(db, { column: 'affiliates.id', id: affiliate.id });
      return { status: 200, body: { items: entries.map((entry) => toAdminCommission(entry, at)) } };
    },
  };
}

import { randomUUID } from 'node:crypto';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { toAffiliateLink, toCommissionEntry } from './affiliates.mapper.ts';
import { listAffiliates, listCommissions, listProductTitles } from './affiliates.repository.ts';
import { recordReferral } from './affiliates.service.ts';

/** Visits through the links of affiliates, and what a customer earns with them. */
export function createAffiliatesHandlers(deps: Deps): FeatureHandlers<'recordReferral' | 'getAffiliate'> {
  const { db, clock, limits, visitors, env } = deps;
  return {
    recordReferral: async ({ body, call }) => {
      await limits.consume('referral-network', call.ip);
      const visitorId = call.visitorId ?? randomUUID();
      const isFound = await recordReferral(deps, { code: body.code, visitorId });
      return isFound ? { status: 204, headers: { 'Set-Cookie': visitors.cookie(visitorId) } } : { status: 204 };
    },

    getAffiliate: async ({ user }) => {
      const at = clock.now();
      const rows = await listAffiliates(db, at, { userId: user.id });
      const titles = await listProductTitles(
        db,
        rows.flatMap(({ products }) => products),
      );
      const entries = await listCommissions(db, { column: 'affiliates.user_id', id: user.id });
      const toTitles = (ids: readonly number[]) => ids.flatMap((id) => titles.get(id) ?? []);
      return {
        status: 200,
        body: {
          links: rows.map((row) => toAffiliateLink(row, env.publicUrl, toTitles(row.products))),
          entries: entries.map((entry) => toCommissionEntry(entry, at)),
        },
      };
    },
  };
}

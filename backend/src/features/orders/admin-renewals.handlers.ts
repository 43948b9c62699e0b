import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { toPage } from '../../lib/page.ts';
import { listAdminRenewals } from './admin-renewals.repository.ts';
import { toAdminRenewal } from './renewals.mapper.ts';

/** Renewals of all customers. */
export function createAdminRenewalsHandlers({ db }: Deps): FeatureHandlers<'adminListRenewals'> {
  return {
    adminListRenewals: async ({ query }) => {
      const { status, page = 1, limit = 20 } = query;
      const search = query.search?.trim() || undefined;
      const result = await listAdminRenewals(db, { search, status }, { limit, offset: (page - 1) * limit });
      const timeZone = await findShopZone(db);
      return { status: 200, body: toPage(result, (row) => toAdminRenewal(row, timeZone), { page, limit }) };
    },
  };
}

import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { readAdminRenewals } from './admin-renewals.service.ts';

/** Renewals of all customers. */
export function createAdminRenewalsHandlers({ db }: Deps): FeatureHandlers<'adminListRenewals'> {
  return {
    adminListRenewals: async ({ query }) => {
      const { status, page = 1, limit = 20 } = query;
      const search = query.search?.trim() || undefined;
      return { status: 200, body: await readAdminRenewals(db, { search, status }, { page, limit }) };
    },
  };
}

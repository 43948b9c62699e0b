import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { readOverview } from './admin-overview.service.ts';

/** The administration's first page; the contract lets only the role super_admin in. */
export function createAdminOverviewHandlers(deps: Deps): FeatureHandlers<'adminGetOverview'> {
  return {
    adminGetOverview: async () => ({ status: 200, body: await readOverview(deps, deps.clock.now()) }),
  };
}
